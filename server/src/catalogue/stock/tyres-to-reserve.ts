/** A quantity of one tyre. A list of these contains each tyre at most once. */
export interface TyresToReserve {
  readonly tyreId: number
  readonly quantity: number
}

export function idsOf(tyres: readonly TyresToReserve[]): number[] {
  return tyres.map(({ tyreId }) => tyreId)
}
