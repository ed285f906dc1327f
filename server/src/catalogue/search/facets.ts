export interface Count<Value> {
  readonly value: Value
  readonly count: number
}

export interface PriceRange {
  readonly min: number
  readonly max: number
  /** The same range for the tyres in stock; null when none is in stock. */
  readonly available: { readonly min: number; readonly max: number } | null
}

/** Values with at least one tyre, ascending; each dimension is counted as if its own filter were not set. */
export interface Facets {
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
  readonly priceRange: PriceRange | null
}

export type Dimension = keyof Facets
