import { fullSet } from '@pito/contracts/values/cart-quantity'
import { at, countOnes } from './bits.ts'
import { Matches } from './matches.ts'
import type { Partition } from './partition.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { StockLevels } from './stock-levels.ts'

/** The tyres of which at least one quantity and less than another can be bought. */
interface StockPart {
  readonly atLeast?: number
  readonly below?: number
}

/** The rows of each partition that a sort order prefers. A partition without such rows is absent. */
export type PreferredRows = ReadonlyMap<Partition, Int32Array>

/** A part of a list: tyres of one availability that are all preferred, or all not, for the same reasons. */
interface ListPart extends StockPart {
  readonly preferences: readonly { readonly rows: PreferredRows; readonly isPreferred: boolean }[]
}

const soldOut: StockPart = { below: 1 }

const stockParts: readonly StockPart[] = [{ atLeast: 1 }, soldOut]
const stockPartsSetsFirst: readonly StockPart[] = [
  { atLeast: fullSet },
  { atLeast: 1, below: fullSet },
  soldOut,
]

/** Returns the parts of a list in their order. Availability comes before any preference. */
export function partsOfList(setsFirst: boolean, preferred: readonly PreferredRows[]): readonly ListPart[] {
  const parts = (setsFirst ? stockPartsSetsFirst : stockParts).map((part) => ({ ...part, preferences: [] }))
  return preferred.reduce<readonly ListPart[]>(
    (divided, rows) =>
      divided.flatMap((part) =>
        [true, false].map((isPreferred) => ({
          ...part,
          preferences: [...part.preferences, { rows, isPreferred }],
        })),
      ),
    parts,
  )
}

/** Returns those matches that belong to a part of the list. The next call overwrites the result. */
export function partOf(found: readonly Matches[], which: ListPart, buffers: QueryBuffers): Matches[] {
  buffers.reservePart(found.reduce((sum, { partition }) => sum + partition.words, 0))
  const part: Matches[] = []
  let from = 0
  for (const matches of found) {
    const { count, stock, words } = matches.partition
    const suited = countFrom(stock, which.atLeast, count) - countFrom(stock, which.below, 0)
    if (suited === 0) continue
    if (suited === count && which.preferences.length === 0) part.push(matches)
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
  { atLeast, below, preferences }: ListPart,
  part: Int32Array,
  to: number,
): number {
  const { alive, stock, words } = partition
  const enough = atLeast === undefined ? alive : stock.atLeast(atLeast).bits
  const tooMany = below === undefined ? null : stock.atLeast(below).bits
  const own = preferences.map(({ rows, isPreferred }) => ({
    rows: rows.get(partition) ?? new Int32Array(words),
    isPreferred,
  }))
  let count = 0
  for (let word = 0; word < words; word++) {
    let left = at(bits, from + word) & at(enough, word) & ~(tooMany ? at(tooMany, word) : 0)
    for (const { rows, isPreferred } of own) left &= isPreferred ? at(rows, word) : ~at(rows, word)
    part[to + word] = left
    count += countOnes(left)
  }
  return count
}
