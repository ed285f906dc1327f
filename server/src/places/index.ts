/**
 * Places of Finland: *towns* (municipalities) and *postcodes*, from files of the project that stay in memory, and
 * *addresses* of a geocoder outside, or its simulator in a demo. Half typed and slightly mistyped names are found,
 * Finnish and Swedish. While the geocoder is away towns and postcodes go on. Coordinates are neither stored nor logged.
 */
export { finlandMap } from './finland-map.ts'
export { placeRoutes } from './routes.ts'
export { serveGeocoderSimulator } from './simulator/serve-geocoder-simulator.ts'
