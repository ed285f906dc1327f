type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
type NoiseClass = 'A' | 'B' | 'C'

/** What lists, filters and counts know of a tyre; whatever they only show is read by id. */
export interface Article {
  readonly id: number
  readonly vehicleType: number
  /** Hundredths, as truck tyres come 8.25 wide. */
  readonly width: number
  /** 0 where the size has none. */
  readonly aspect: number
  /** Tenths, as rims come 22.5 wide. */
  readonly diameter: number
  readonly brandId: number
  readonly modelId: number
  readonly seasonId: number
  readonly speedIndex: string
  readonly loadIndex: number
  readonly fuelEfficiency: LabelClass | null
  readonly wetGrip: LabelClass | null
  readonly noiseClass: NoiseClass | null
  readonly noiseValue: number | null
  readonly priceCents: number
  readonly popularity: number
  /** How many can be bought now. */
  readonly available: number
  /** Brand and model: what sorting by name compares. */
  readonly name: string
  readonly active: boolean
}
