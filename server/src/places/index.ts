/**
 * Places of Finland: *towns* (municipalities) and *postcodes*, from files of the project that stay in memory. They
 * are found by Finnish and Swedish names, half typed or slightly mistyped. Coordinates are neither stored nor logged.
 */
export { findPlace } from './find-place.ts'
export { placeAt } from './place-at.ts'
export { placeRoutes } from './routes.ts'
