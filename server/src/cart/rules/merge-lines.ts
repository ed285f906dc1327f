export interface LineToMerge {
  readonly tyreId: number
  readonly quantity: number
  readonly seenCents: number | null
  /** The rear tyre if this line is the front of a set. */
  readonly rearTyreId: number | null
  readonly forAnotherCar: boolean
}

interface Carts {
  readonly guests: readonly LineToMerge[]
  readonly own: readonly LineToMerge[]
  /** The quantity of each of the guest's tyres that a cart may hold. */
  readonly sellable: ReadonlyMap<number, number>
}

interface MergedLines {
  /** The guest's tyres with their quantities in the merged cart; the customer's other lines are unchanged. */
  readonly lines: readonly LineToMerge[]
  /** True if the merged cart holds fewer tyres than both carts together. */
  readonly isReduced: boolean
}

/** Adds the quantities of both carts, limited by the stock. Tyres that have sold out meanwhile are left out. */
export function mergeLines({ guests, own, sellable }: Carts): MergedLines {
  const mostOfTyre = (tyreId: number) => sellable.get(tyreId) ?? 0
  const sum = ({ tyreId, quantity }: LineToMerge) => quantity + (lineOf(own, tyreId)?.quantity ?? 0)
  const available = guests.filter(({ tyreId }) => mostOfTyre(tyreId) > 0)
  return {
    lines: available.map((line) => {
      const before = lineOf(own, line.tyreId) ?? { ...line, rearTyreId: null }
      return {
        ...before,
        quantity: Math.min(sum(line), mostOfTyre(line.tyreId)),
        rearTyreId: isWholeSet(line, available, own) ? line.rearTyreId : before.rearTyreId,
        forAnotherCar: line.forAnotherCar || before.forAnotherCar,
      }
    }),
    isReduced: guests.some((line) => sum(line) > mostOfTyre(line.tyreId)),
  }
}

/**
 * A guest's set stays a set while both of its tyres are available, unless the customer already has either of them in a
 * set.
 */
function isWholeSet(
  front: LineToMerge,
  available: readonly LineToMerge[],
  own: readonly LineToMerge[],
): boolean {
  const { tyreId, rearTyreId } = front
  if (rearTyreId === null || !lineOf(available, rearTyreId)) return false
  const inOwnSets = own.flatMap((line) => (line.rearTyreId === null ? [] : [line.tyreId, line.rearTyreId]))
  return !inOwnSets.includes(tyreId) && !inOwnSets.includes(rearTyreId)
}

function lineOf(lines: readonly LineToMerge[], tyreId: number): LineToMerge | undefined {
  return lines.find((line) => line.tyreId === tyreId)
}
