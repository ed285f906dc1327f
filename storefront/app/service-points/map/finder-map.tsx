import './points-map.css'
import { finland } from '@pito/contracts/values/finland-map'
import { useLazyPart } from '../../static/lazy-part.tsx'
import { Static } from '../../static/static.tsx'
import type { FoundPoints } from '../point-search.ts'
import type { MapMark } from './map-mark.ts'
import { markOfPoint, viewAround } from './map-mark.ts'
import { mapPart } from './map-part.ts'

interface FinderMapProps {
  /** Null before a search: then the towns are shown, on all of Finland. */
  readonly found: FoundPoints | null
  readonly towns: readonly MapMark[]
  readonly active: string | null
  readonly chosen: string | null
  readonly onActive: (id: string | null) => void
  /** The markup of the server is not true any more, or not enough. */
  readonly needsScript: boolean
}

export function FinderMap({ found, towns, needsScript, ...state }: FinderMapProps) {
  useLazyPart(mapPart, needsScript)
  const place = found?.place
  const circle = place
    ? { latitude: place.latitude, longitude: place.longitude, radiusKm: found.radius }
    : null
  const view = circle ? viewAround(circle, circle.radiusKm) : finland
  const marks = found ? found.points.map(markOfPoint) : towns
  return <Static id="points-map">{mapPart.render({ view, marks, circle, ...state })}</Static>
}
