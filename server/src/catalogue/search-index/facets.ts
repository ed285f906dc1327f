import type { Mark } from './article.ts'

export interface Count<Value> {
  readonly value: Value
  readonly count: number
}

export interface PriceRange {
  readonly min: number
  readonly max: number
  /**
   * The price range of the tyres in stock. It begins with the cheapest tyre of which four can be bought, if there is
   * one. It is null if none is in stock.
   */
  readonly available: { readonly min: number; readonly max: number } | null
}

/**
 * The values that at least one tyre has, in ascending order. Each dimension is counted as if its own filter were not
 * set.
 */
export interface Facets extends Readonly<Record<Mark, readonly Count<number>[]>> {
  readonly vehicleTypes: readonly Count<number>[]
  readonly widths: readonly Count<number>[]
  readonly aspects: readonly Count<number>[]
  readonly diameters: readonly Count<number>[]
  readonly seasons: readonly Count<number>[]
  readonly brands: readonly Count<number>[]
  readonly models: readonly Count<number>[]
  readonly speedIndexes: readonly Count<string>[]
  readonly loadIndexes: readonly Count<number>[]
  readonly fuel: readonly Count<string>[]
  readonly wet: readonly Count<string>[]
  readonly noiseClasses: readonly Count<string>[]
  readonly noiseValues: readonly Count<number>[]
  readonly markings: readonly Count<string>[]
  readonly winterUse: readonly Count<string>[]
  readonly dotYears: readonly Count<number>[]
  readonly reductionDays: readonly Count<number>[]
  readonly priceRange: PriceRange | null
}

export type Dimension = keyof Facets
