import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'

/** In the order of the breadcrumb. */
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
/** A height of 0 is a size that names none. */
export type ListSize = Readonly<Record<Measure, number | null>>

export const sorts = ['net_price_asc', 'net_price_desc', 'name_asc', 'name_desc'] as const
export type Sort = (typeof sorts)[number]

export interface PriceBounds {
  readonly from: number
  readonly to: number
}

/** Everything that the address of a tyre list says. */
export interface ListState {
  /** Null where all vehicles are listed. */
  readonly vehicle: VehicleTypeId | null
  readonly size: ListSize
  /** Seasons and brands by name, the rest by value. */
  readonly picked: Readonly<Record<Facet, readonly string[]>>
  readonly price: PriceBounds | null
  /** The filters that are on, of those that are on or off. */
  readonly flags: readonly TyreFlag[]
  readonly sort: Sort
  readonly page: number
  /** A service point's name in the address. */
  readonly servicePoint: string | null
  /** As it was typed: the API reads it. Personal, so no other page's link carries it. */
  readonly plate: string | null
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
    sort: 'net_price_asc',
    page: 1,
    servicePoint: null,
    plate: null,
  }
}

export function hasWholeSize({ size }: ListState): boolean {
  return measures.every((measure) => size[measure] !== null)
}

/** How many choices narrow the list, the size aside. */
export function countOfFilters({ picked, price, flags, servicePoint }: ListState): number {
  const besides = (price ? 1 : 0) + flags.length + (servicePoint === null ? 0 : 1)
  return facets.reduce((sum, facet) => sum + picked[facet].length, besides)
}
