import type { Point } from '../../../service-points/point.ts'
import type { Direction, SortKey } from './garage-search.ts'

/** A service point that offers everything the cart needs, and the total price of those services. */
export interface Garage {
  readonly point: Point
  readonly priceCents: number
}

type Compare = (one: Garage, other: Garage) => number

const compares: Readonly<Record<SortKey, Compare>> = {
  distance_km: (one, other) => (one.point.km ?? 0) - (other.point.km ?? 0),
  price: (one, other) => one.priceCents - other.priceCents,
  company_name: (one, other) => one.point.name.localeCompare(other.point.name, 'fi'),
}

/** The sort is stable: equal service points stay in the order of the search, nearest first. */
export function sortGarages(garages: readonly Garage[], key: SortKey, direction: Direction): Garage[] {
  const compare = compares[key]
  return garages.toSorted((one, other) => (direction === 'Asc' ? compare(one, other) : compare(other, one)))
}

/** The service point that was selected before comes first in every sort order. */
export function selectedFirst(garages: readonly Garage[], selectedId: number | null): readonly Garage[] {
  const selected = garages.filter(({ point }) => point.id === selectedId)
  return selected.length === 0
    ? garages
    : [...selected, ...garages.filter(({ point }) => point.id !== selectedId)]
}
