import { fullSet } from '@pito/contracts/values/cart-quantity'
import { at, countOnes } from './bits.ts'
import { Matches } from './matches.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { StockLevels } from './stock-levels.ts'

/** The tyres of which at least one quantity and less than another can be bought. */
interface StockPart {
  readonly atLeast?: number
  readonly below?: number
}

const soldOut: StockPart = { below: 1 }

/** The parts of a list, in their order. */
export const stockParts: readonly StockPart[] = [{ atLeast: 1 }, soldOut]
export const stockPartsSetsFirst: readonly StockPart[] = [
  { atLeast: fullSet },
  { atLeast: 1, below: fullSet },
  soldOut,
]

/** Returns those matches that belong to a part of the list. The next call overwrites the result. */
export function partOf(found: readonly Matches[], which: StockPart, buffers: QueryBuffers): Matches[] {
  buffers.reservePart(found.reduce((sum, { partition }) => sum + partition.words, 0))
  const part: Matches[] = []
  let from = 0
  for (const matches of found) {
    const { count, stock, words } = matches.partition
    const suited = countFrom(stock, which.atLeast, count) - countFrom(stock, which.below, 0)
    if (suited === 0) continue
    if (suited === count) part.push(matches)
    else {
      const left = copyPart(matches, which, buffers.part, from)
      if (left > 0) part.push(new Matches(matches.partition, buffers.part, from, left, buffers))
      from += words
    }
  }
  return part
}

function countFrom(stock: StockLevels, quantity: number | undefined, otherwise: number): number {
  return quantity === undefined ? otherwise : stock.atLeast(quantity).count
}

/** Copies the bits of the rows that belong to the part. Returns the number of copied bits. */
function copyPart(
  { partition, bits, from }: Matches,
  { atLeast, below }: StockPart,
  part: Int32Array,
  to: number,
): number {
  const { alive, stock, words } = partition
  const enough = atLeast === undefined ? alive : stock.atLeast(atLeast).bits
  const tooMany = below === undefined ? null : stock.atLeast(below).bits
  let count = 0
  for (let word = 0; word < words; word++) {
    const left = at(bits, from + word) & at(enough, word) & ~(tooMany ? at(tooMany, word) : 0)
    part[to + word] = left
    count += countOnes(left)
  }
  return count
}
