export type LabelClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'
/** What the sidewall says after the size of a reinforced tyre and of a van tyre. A tyre may have both C and RF. */
export type Marking = 'XL' | 'RF' | 'C' | 'C XL' | 'C RF'
type NoiseClass = 'A' | 'B' | 'C'
/**
 * Since 1 December 2024 studless winter tyres of vehicles up to 3,500 kg need the three-peak mountain snowflake. All
 * other tyres are `allowed`.
 */
export type WinterUse = 'allowed' | 'lacks-snowflake'

/** A tyre without any of the marks that it either has or lacks, and by which lists can be filtered. */
export const noMarks = { runFlat: false, has3pmsf: false }
export type Mark = keyof typeof noMarks
export const marks = Object.keys(noMarks) as readonly Mark[]

/** Returns something for each mark, under the name of the mark. */
export function forEachMark<Of>(make: (mark: Mark) => Of): Readonly<Record<Mark, Of>> {
  return Object.fromEntries(marks.map((mark) => [mark, make(mark)])) as Record<Mark, Of>
}

const inSnakeCase = forEachMark((mark) => mark.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** Returns the marks that a query chooses by on/off filters, which are called like the marks in snake case. */
export function chosenMarks(query: Readonly<Record<string, unknown>>) {
  return forEachMark((mark) => (query[inSnakeCase[mark]] === '1' ? [1] : undefined))
}

/**
 * The fields of a tyre that lists, filters and counts use. Fields that are only displayed are not here; they are read
 * by id.
 */
export interface Article extends Readonly<Record<Mark, boolean>> {
  readonly id: number
  readonly vehicleType: number
  /** The width in hundredths, because some truck tyres are 8.25 wide. */
  readonly width: number
  /** The aspect ratio in per cent; it is 0 when the size has none. */
  readonly aspect: number
  /** The rim diameter in tenths of an inch, because some rims are 22.5 inches. */
  readonly diameter: number
  readonly brandId: number
  readonly modelId: number
  readonly seasonId: number
  readonly speedIndex: string
  readonly loadIndex: number
  /** The load index for twin wheels, or null if the tyre has none. */
  readonly loadIndexDual: number | null
  readonly fuelEfficiency: LabelClass | null
  readonly wetGrip: LabelClass | null
  readonly noiseClass: NoiseClass | null
  readonly noiseValue: number | null
  readonly iceGrip: boolean
  readonly marking: Marking | null
  /** The year of the oldest tyres in stock, or null if none is in stock. */
  readonly dotYear: number | null
  /** The day of the last price reduction, in days since 1970, or null if the last change is no reduction to claim. */
  readonly reductionDay: number | null
  readonly priceCents: number
  readonly popularity: number
  /** The quantity that can be bought now. */
  readonly available: number
  /** The brand and the model, by which lists are sorted. */
  readonly name: string
  readonly active: boolean
}

/** The fields of an article that suggestions and recommendations use. They are read from the index, without a statement. */
export type ArticleFacts = Pick<
  Article,
  | 'vehicleType'
  | 'width'
  | 'aspect'
  | 'diameter'
  | 'brandId'
  | 'modelId'
  | 'seasonId'
  | 'loadIndex'
  | 'speedIndex'
  | 'marking'
  | 'priceCents'
  | 'loadIndexDual'
  | 'fuelEfficiency'
  | 'wetGrip'
  | 'noiseValue'
  | 'iceGrip'
  | 'has3pmsf'
>
