import type { DealerTown } from '@pito/contracts/dealers'
import type { MapPoint } from '@pito/contracts/values/finland-map'
import { finland, mapPoint, unitsOfKm } from '@pito/contracts/values/finland-map'
import type { Language } from '@pito/contracts/values/locale'
import type { Point } from '../point.ts'

export interface MapMark extends MapPoint {
  readonly id: string
  readonly name: string
  readonly href: string
  /** The number of service points that the mark represents. */
  readonly points: number
}

export interface MapView {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Somewhere {
  readonly latitude: number
  readonly longitude: number
}

export function markOfTown(town: DealerTown, language: Language): MapMark {
  const { slug: id, town: name, points, latitude, longitude } = town
  return { id, name, points, href: town[`link_${language}`], ...mapPoint(latitude, longitude) }
}

/** Returns the mark of a service point, which links to that service point in the list. */
export function markOfPoint({ id, slug, name, lat, lon }: Point): MapMark {
  return { id: slug, name, points: 1, href: `#point-${id}`, ...mapPoint(lat, lon) }
}

/** The view is never smaller than this, because the dots of the map would look like blots. */
const smallestKm = 15
const margin = 1.15

/** Returns a square view around the search circle, which is never larger than Finland. */
export function viewAround({ latitude, longitude }: Somewhere, radiusKm: number): MapView {
  const { x, y } = mapPoint(latitude, longitude)
  const half = unitsOfKm(Math.max(radiusKm, smallestKm), latitude) * margin
  const size = Math.min(half * 2, finland.height)
  return { x: x - size / 2, y: y - size / 2, width: size, height: size }
}

/** The font size of a name on the map, measured in dots. */
export const nameSize = 3.4
/** The average width of a character as a fraction of the font size. */
const characterWidth = 0.56
const distance = 2.2

/**
 * Returns the centre of a mark's name. The name is above its mark, or below it if the mark is at the upper edge of
 * the view, and it never extends beyond the sides.
 */
export function nameAbove({ name, x, y }: MapMark, view: MapView, dot: number) {
  const halfWidth = (name.length * characterWidth * nameSize * dot) / 2
  const [left, right] = [view.x + halfWidth, view.x + view.width - halfWidth]
  const isHigh = y - (distance + nameSize) * dot < view.y
  return {
    x: left > right ? view.x + view.width / 2 : Math.min(Math.max(x, left), right),
    y: isHigh ? y + (distance + nameSize) * dot : y - distance * dot,
    halfWidth,
  }
}
