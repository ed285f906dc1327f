/** Each tyre once. */
export interface TyresToHold {
  readonly tyreId: number
  readonly quantity: number
}

export function idsOf(tyres: readonly TyresToHold[]): number[] {
  return tyres.map(({ tyreId }) => tyreId)
}
