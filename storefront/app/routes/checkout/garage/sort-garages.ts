import type { Point } from '../../../service-points/point.ts'
import type { Direction, SortKey } from './garage-search.ts'

/** A service point that can do what the cart needs, and what it asks for that. */
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

/** What is alike stays as it was found: the nearer first. */
export function sortGarages(garages: readonly Garage[], key: SortKey, direction: Direction): Garage[] {
  const compare = compares[key]
  return garages.toSorted((one, other) => (direction === 'Asc' ? compare(one, other) : compare(other, one)))
}

/** The point that was selected before stands on top, however the list is sorted. */
export function selectedFirst(garages: readonly Garage[], selectedId: number | null): readonly Garage[] {
  const selected = garages.filter(({ point }) => point.id === selectedId)
  return selected.length === 0
    ? garages
    : [...selected, ...garages.filter(({ point }) => point.id !== selectedId)]
}
