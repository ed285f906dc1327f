import { dayIds } from '@pito/contracts/values/weekday'

/** The radiuses in kilometres. The first one, 100 km, stands for "all". */
export const radiuses = [100, 10, 20, 30, 50] as const
export const sortKeys = ['distance_km', 'price', 'company_name'] as const
export type SortKey = (typeof sortKeys)[number]
/** The sort orders that the page offers: each key ascending, then descending. */
export const sortOrders = sortKeys.flatMap((key) => [`${key}-Asc`, `${key}-Desc`] as const)
export type SortOrder = (typeof sortOrders)[number]
const nearestFirst: SortOrder = 'distance_km-Asc'

export interface GarageSearch {
  readonly address: string
  readonly radius: (typeof radiuses)[number]
  /**
   * Weekdays from 1 (Sunday) to 7 (Saturday). A service point matches if it is open on any of them. An empty list
   * means any day.
   */
  readonly days: readonly number[]
  readonly sort: SortOrder
  /** The number of service points that the page shows. */
  readonly shown: number
  /** The id of the service point that was last selected in this browser, if there is one. */
  readonly selected: number | null
}

export const fewPoints = 10
const mostPoints = 100

/** Reads the search from the query. Invalid values are ignored. */
export function readGarageSearch(query: URLSearchParams): GarageSearch {
  const days = query.getAll('working_days').map(Number)
  const shown = Number(query.get('shown'))
  const selected = Number(query.get('selected'))
  return {
    address: (query.get('address') ?? '').trim().slice(0, 100),
    radius: radiuses.find((radius) => radius === Number(query.get('search_radius'))) ?? 100,
    days: dayIds.filter((day) => days.includes(day)),
    sort: sortOrders.find((order) => order === query.get('sort')) ?? nearestFirst,
    shown: Number.isInteger(shown) && shown > fewPoints ? Math.min(shown, mostPoints) : fewPoints,
    selected: Number.isInteger(selected) && selected > 0 ? selected : null,
  }
}

/** Returns the query string of the search. Parameters with default values are left out. */
export function garageQuery(search: GarageSearch): string {
  const { address, radius, days, sort, shown, selected } = search
  const query = new URLSearchParams({
    ...(address !== '' && { address }),
    ...(radius !== 100 && { search_radius: String(radius) }),
    ...(sort !== nearestFirst && { sort }),
    ...(shown !== fewPoints && { shown: String(shown) }),
    ...(selected !== null && { selected: String(selected) }),
  })
  for (const day of days) query.append('working_days', String(day))
  return String(query)
}

/**
 * Returns whether two query strings find other service points or show them in another order. Selecting a service point
 * is no other search.
 */
export function isOtherSearch(before: string, after: string): boolean {
  const [from, to] = [before, after].map((query) =>
    garageQuery({ ...readGarageSearch(new URLSearchParams(query)), selected: null }),
  )
  return from !== to
}
