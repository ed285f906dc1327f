import type { TyreFlag } from '@pito/contracts/values/tyre-flags'

/** An absent filter and an empty list match everything; a value that no tyre has matches nothing. */
export interface Filters {
  readonly vehicleType?: number | undefined
  readonly width?: number | undefined
  readonly aspect?: number | undefined
  readonly diameter?: number | undefined
  readonly fits?: Fits | undefined
  /** Matches any of these sizes, for example those of a vehicle. */
  readonly sizes?: readonly RequestedSize[] | undefined
  readonly seasonIds?: readonly number[] | undefined
  readonly brandIds?: readonly number[] | undefined
  readonly modelIds?: readonly number[] | undefined
  readonly speedIndexes?: readonly string[] | undefined
  readonly loadIndexes?: readonly number[] | undefined
  readonly fuel?: readonly string[] | undefined
  readonly wet?: readonly string[] | undefined
  readonly noiseClasses?: readonly string[] | undefined
  readonly noiseValues?: readonly number[] | undefined
  readonly priceGte?: number | undefined
  readonly priceLte?: number | undefined
  /** Matches only tyres that have all of these. */
  readonly flags?: readonly TyreFlag[] | undefined
}

/** The tyres that a service point can fit. */
interface Fits {
  readonly vehicleTypes: readonly number[]
  readonly minDiameter: number
  readonly maxDiameter: number
}

/** A size in hundredths, per cent and tenths, the units of articles. */
export interface RequestedSize {
  readonly width: number
  readonly aspect: number
  readonly diameter: number
  readonly vehicleTypes: readonly number[]
}

/** Equal names, prices or popularities are ordered by id; descending order is the exact reverse of ascending order. */
export interface Sort {
  readonly by: 'name' | 'net_price' | 'popularity'
  readonly order: 'asc' | 'desc'
}

export interface Page {
  readonly page: number
  readonly perPage: number
}

export interface Found {
  readonly total: number
  readonly ids: readonly number[]
}
