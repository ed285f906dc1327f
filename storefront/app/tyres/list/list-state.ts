import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'

/** The facets in the order of the breadcrumb. */
export const facets = [
  'tyre_season',
  'brand',
  'speed_index',
  'fuel_efficiency',
  'wet_grip',
  'noise_class',
  'noise_value',
  'load_index',
] as const
export type Facet = (typeof facets)[number]

export const measures = ['width', 'height', 'diameter'] as const
export type Measure = (typeof measures)[number]
/** The measures of a size. A height of 0 means a size without a profile. */
export type ListSize = Readonly<Record<Measure, number | null>> & {
  /** The rear size that belongs to this size, for vehicles whose front and rear tyres differ. */
  readonly rear?: WholeSize
}
type WholeSize = Readonly<Record<Measure, number>>

export const sorts = ['net_price_asc', 'net_price_desc', 'name_asc', 'name_desc'] as const
/**
 * The tyres of a search can also be sorted by their relevance, which is popularity, and those for a vehicle by the grip
 * or the quietness that the visitor has answered to matter most. The list of a size that was typed begins with the
 * tyres of the season, the cheapest first.
 */
export type Sort = (typeof sorts)[number] | 'relevance' | 'grip' | 'quiet' | 'season'

/** A search by words. */
export interface Search {
  /** The words typed, in one line. They are at most one character longer than the words that are searched for. */
  readonly q: string
  /** True if misspelled words are not corrected. */
  readonly isAsTyped: boolean
}

/** The questions that lead to recommendations, in their order. */
export const questions = ['size', 'season', 'priority'] as const
export type Question = (typeof questions)[number]

/** The longest licence plate in the URL of a list. */
export const longestPlate = 20

/** The make, model and year of a vehicle as the URL names them. The model and the year are empty until chosen. */
export interface ListCar {
  readonly make: string
  readonly model: string
  readonly year: string
}

export interface PriceBounds {
  readonly from: number
  readonly to: number
}

/** The parsed URL of a tyre list. */
export interface ListState {
  /** The type of vehicle, or null if all vehicles are listed. */
  readonly vehicle: VehicleTypeId | null
  readonly size: ListSize
  /** The picked values of each filter: names for seasons and brands, and values for other filters. */
  readonly picked: Readonly<Record<Facet, readonly string[]>>
  readonly price: PriceBounds | null
  /** The on/off filters that are switched on. */
  readonly flags: readonly TyreFlag[]
  /** The quantity that has to be available of each tyre, or null if any tyre is listed. */
  readonly minStock: number | null
  readonly sort: Sort
  readonly page: number
  /** The slug of a service point that fits the tyres, or null if none is chosen. */
  readonly servicePoint: string | null
  /**
   * The plate as it was typed, which the API parses. It is personal data, so links on other pages never contain it.
   */
  readonly plate: string | null
  /** The search whose tyres are listed, or null for a list without a search. */
  readonly search: Search | null
  /** The vehicle that was chosen by make, model and year, or null if none is. */
  readonly car: ListCar | null
  /** What matters most to the visitor, or null if the question has not been answered. */
  readonly priority: TyrePriority | null
  /** The questions that the visitor has skipped. */
  readonly skipped: readonly Question[]
  /**
   * The name of the answer that the visitor is about to change, or null. It is marked in its question and filters
   * nothing.
   */
  readonly previousAnswer: string | null
}

export const noSize: ListSize = { width: null, height: null, diameter: null }
export const nonePicked = Object.fromEntries(facets.map((facet) => [facet, []])) as unknown as Record<
  Facet,
  readonly string[]
>

export function emptyList(vehicle: VehicleTypeId | null): ListState {
  return {
    vehicle,
    size: noSize,
    picked: nonePicked,
    price: null,
    flags: [],
    minStock: null,
    sort: 'net_price_asc',
    page: 1,
    servicePoint: null,
    plate: null,
    search: null,
    car: null,
    priority: null,
    skipped: [],
    previousAnswer: null,
  }
}

/** Returns the orders of a list, the default first. */
export function sortsOf({
  search,
  priority,
  sort,
}: Pick<ListState, 'search' | 'priority' | 'sort'>): readonly [Sort, ...Sort[]] {
  if (search) return ['relevance', ...sorts]
  if (sort === 'season') return [...sorts, sort]
  return priority === 'grip' || priority === 'quiet' ? [priority, ...sorts] : sorts
}

/** Returns the list in its default order if it does not offer its own order, for example after losing its priority. */
export function withOfferedSort(list: ListState): ListState {
  const offered = sortsOf(list)
  return offered.includes(list.sort) ? list : { ...list, sort: offered[0] }
}

/** True if the visitor has chosen no order. */
export function hasDefaultSort(list: ListState): boolean {
  return list.sort === 'season' || list.sort === sortsOf(list)[0]
}

/** True if the list has a size or a part of one. */
export function hasSize({ size }: ListState): boolean {
  return measures.some((measure) => size[measure] !== null)
}

export function hasWholeSize({ size }: Pick<ListState, 'size'>): boolean {
  return measures.every((measure) => size[measure] !== null)
}

/** Returns the number of active filters, without counting the size. */
export function countOfFilters({ picked, price, flags, minStock, servicePoint }: ListState): number {
  const besides =
    (price ? 1 : 0) + flags.length + (minStock === null ? 0 : 1) + (servicePoint === null ? 0 : 1)
  return facets.reduce((sum, facet) => sum + picked[facet].length, besides)
}
