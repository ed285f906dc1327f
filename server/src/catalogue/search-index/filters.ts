import type { ArticleFacts, Mark, Marking, WinterUse } from './article.ts'

/**
 * The filters of a search. An absent filter and an empty list match everything, whereas a value that no tyre has
 * matches nothing. [1] matches only tyres with the mark, such as run-flat tyres.
 */
export interface Filters extends Partial<Readonly<Record<Mark, readonly number[] | undefined>>> {
  readonly vehicleType?: number | undefined
  readonly width?: number | undefined
  readonly aspect?: number | undefined
  readonly diameter?: number | undefined
  /** Matches tyres of any of these rim diameters. */
  readonly diameters?: readonly number[] | undefined
  readonly fits?: Fits | undefined
  /** Matches tyres of any of these sizes, for example the sizes of a vehicle. */
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
  readonly markings?: readonly Marking[] | undefined
  /** Matches only tyres with one of these answers to whether a light vehicle may use them as winter tyres. */
  readonly winterUse?: readonly WinterUse[] | undefined
  readonly dotYears?: readonly number[] | undefined
  /** Matches only tyres whose price was reduced on one of these days, in days since 1970. */
  readonly reductionDays?: readonly number[] | undefined
  readonly priceGte?: number | undefined
  readonly priceLte?: number | undefined
  /** Matches only tyres of which at least this quantity can be bought; from 1 to `mostMinStock`. */
  readonly minStock?: number | undefined
}

/** The tyres that a service point can fit. */
interface Fits {
  readonly vehicleTypes: readonly number[]
  readonly minDiameter: number
  readonly maxDiameter: number
}

/** A size in the units of articles: hundredths, per cent and tenths. */
export interface RequestedSize {
  readonly width: number
  readonly aspect: number
  readonly diameter: number
  readonly vehicleTypes: readonly number[]
}

/**
 * The order of a list. Tyres with an equal name, price or popularity are ordered by id, those with an equal grip or
 * noise by price and then by id. Descending order is the exact reverse of ascending order.
 */
export interface Sort {
  readonly by: 'name' | 'net_price' | 'popularity' | 'grip' | 'quiet'
  readonly order: 'asc' | 'desc'
  /** Whether tyres of which four can be bought precede those of which only one to three can. */
  readonly setsFirst?: boolean
  /**
   * Tyres that precede others of the same availability, whatever `by` and `order`. The first entry counts most: among
   * the tyres that match it, and among those that do not, those that match the second entry come first.
   */
  readonly preferred?: readonly Preferred[]
}

export interface Preferred {
  readonly filters: Filters
  /** Decides about the tyres that match the filters. If it is absent, all of them are preferred. */
  readonly suits?: (tyre: ArticleFacts) => boolean
}

export interface Page {
  readonly page: number
  readonly perPage: number
}

export interface Found {
  readonly total: number
  readonly ids: readonly number[]
}
