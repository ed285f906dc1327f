/**
 * Places of Finland are *towns* (municipalities) and *postcodes*, read from files of the project that stay in memory,
 * and *addresses*, looked up by an external geocoder or, in a demo, its simulator. Incomplete and slightly misspelt
 * names are found, in Finnish and Swedish. While the geocoder is down, towns and postcodes still work. Coordinates are
 * neither stored nor logged.
 */
export { finlandMap } from './finland-map.ts'
export { gazetteer } from './gazetteer.ts'
export { placeRoutes } from './routes.ts'
export { wordsOf } from './rules/words-of.ts'
