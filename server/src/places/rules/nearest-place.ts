import type { ListedPlace } from './listed-place.ts'

const kilometresOfDegree = 111.2
/**
 * The greatest distance to the point of a postcode. In Lapland such a point may be this far away, whereas Tallinn is
 * farther away from every postcode.
 */
const farthestKilometres = 50

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Returns the place that is nearest to the point. Returns null outside Finland. At such short distances the earth can
 * be treated as flat.
 */
export function nearestPlace(point: Point, places: readonly ListedPlace[]): ListedPlace | null {
  const narrowing = Math.cos((point.latitude * Math.PI) / 180)
  let nearest: ListedPlace | null = null
  let least = farthestKilometres / kilometresOfDegree
  for (const place of places) {
    const north = place.latitude - point.latitude
    const east = (place.longitude - point.longitude) * narrowing
    const distance = Math.hypot(north, east)
    if (distance < least) {
      nearest = place
      least = distance
    }
  }
  return nearest
}
