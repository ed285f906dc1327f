/** What is fetched as one when the browser comes to need it. */
export { Banners } from './banners.tsx'
export { loadBelow } from './load-below.ts'
export { loadSeasonTyres } from './load-season-tyres.ts'
export { Lower } from './lower.tsx'
export { SeasonShelf } from './season-shelf.tsx'
export { Upper } from './upper.tsx'
