/** The contents of the label of Regulation (EU) 2020/740, Annex II. */
export interface LabelFacts {
  readonly supplier: string
  readonly typeIdentifier: string
  /** The size as text, such as 205/55 R16 94T XL. */
  readonly size: string
  readonly tyreClass: 'C1' | 'C2' | 'C3'
  readonly fuelEfficiency: string
  readonly wetGrip: string
  readonly noiseValue: number
  readonly noiseClass: string
  readonly snowGrip: boolean
  readonly iceGrip: boolean
  /** The id of the tyre in the European product database EPREL. The label has no QR code if it is null. */
  readonly eprelId: string | null
}

export const classes: readonly string[] = ['A', 'B', 'C', 'D', 'E']

export function eprelAddress(eprelId: string): string {
  return `https://eprel.ec.europa.eu/qr/${eprelId}`
}
