import type { ListedPlace } from './listed-place.ts'

const kilometresOfDegree = 111.2
/** In Lapland a postcode's point may be this far; Tallinn is farther from any. */
const farthestKilometres = 50

interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Null outside Finland. Over so short a way the earth is flat. */
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
