import './points-map.css'
import { finland } from '@pito/contracts/values/finland-map'
import type { FoundPoints } from '../point-search.ts'
import type { MapMark } from './map-mark.ts'
import { markOfPoint, viewAround } from './map-mark.ts'
import { PointsMap } from './points-map.tsx'

interface FinderMapProps {
  /** The service points that were found, or null before a search, when the map shows the towns of all Finland. */
  readonly found: FoundPoints | null
  readonly towns: readonly MapMark[]
  readonly active: string | null
  readonly chosen: string | null
  readonly onActive: (id: string | null) => void
}

export function FinderMap({ found, towns, ...state }: FinderMapProps) {
  const place = found?.place
  const circle = place
    ? { latitude: place.latitude, longitude: place.longitude, radiusKm: found.radius }
    : null
  const view = circle ? viewAround(circle, circle.radiusKm) : finland
  const marks = found ? found.points.map(markOfPoint) : towns
  return <PointsMap view={view} marks={marks} circle={circle} {...state} />
}
