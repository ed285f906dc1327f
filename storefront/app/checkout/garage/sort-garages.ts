import type { Point } from '../../service-points/point.ts'
import type { SortKey, SortOrder } from './garage-search.ts'
import { sortKeys } from './garage-search.ts'

/** A service point that offers everything the cart needs, and the prices there. */
export interface Garage {
  readonly point: Point
  /** The price of the installation and the other chosen services together. */
  readonly priceCents: number
  /** The price of the whole cart with these services. */
  readonly totalCents: number
}

type Compare = (one: Garage, other: Garage) => number

const compares: Readonly<Record<SortKey, Compare>> = {
  distance_km: (one, other) => (one.point.km ?? 0) - (other.point.km ?? 0),
  price: (one, other) => one.priceCents - other.priceCents,
  company_name: (one, other) => one.point.name.localeCompare(other.point.name, 'fi'),
}

/**
 * Sorts the service points. The sort is stable, so service points with equal values stay in the order of the search,
 * which has the nearest first.
 */
export function sortGarages(garages: readonly Garage[], order: SortOrder): Garage[] {
  const compare = compares[sortKeys.find((key) => order.startsWith(key)) ?? 'distance_km']
  return garages.toSorted((one, other) =>
    order.endsWith('-Asc') ? compare(one, other) : compare(other, one),
  )
}

/** Moves the service point that was selected before to the first place, in every sort order. */
export function selectedFirst(garages: readonly Garage[], selectedId: number | null): readonly Garage[] {
  const selected = garages.filter(({ point }) => point.id === selectedId)
  return selected.length === 0
    ? garages
    : [...selected, ...garages.filter(({ point }) => point.id !== selectedId)]
}
