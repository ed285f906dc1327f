/**
 * The length of the equator in map units. One unit is 2 km at the latitude of Helsinki, so a coordinate with two
 * decimals is exact to about 20 metres.
 */
const worldUnits = 10_000
const kmAroundEquator = 40_075

export interface MapPoint {
  readonly x: number
  readonly y: number
}

/** The bounding box of Finland in units of the map, as `viewBox` takes it. */
export const finland = { x: 5515, y: 2220, width: 372, height: 716 }

/** Projects coordinates to the map with Web Mercator, the projection of common web maps. */
export function mapPoint(latitude: number, longitude: number): MapPoint {
  const radians = (latitude * Math.PI) / 180
  return {
    x: rounded(((longitude + 180) / 360) * worldUnits),
    y: rounded(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * worldUnits),
  }
}

/**
 * Converts kilometres to map units. Mercator stretches distances, so a kilometre has more units the farther north it
 * is.
 */
export function unitsOfKm(km: number, latitude: number): number {
  return rounded((km * worldUnits) / (kmAroundEquator * Math.cos((latitude * Math.PI) / 180)))
}

function rounded(units: number): number {
  return Math.round(units * 100) / 100
}
