import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import type { Article } from './article.ts'
import { clearBit, grown, hasBit, setBit, wordsFor } from './bits.ts'

/** For each flag, a function that returns whether an article has the flag. */
export const hasFlag: Readonly<Record<TyreFlag, (article: Article) => boolean>> = {
  in_stock: ({ available }) => available > 0,
}

type FlagsOfPartition = Readonly<Record<TyreFlag, FlaggedRows>>

export function flagsOfPartition(capacity: number): FlagsOfPartition {
  return Object.fromEntries(
    tyreFlags.map((flag) => [flag, new FlaggedRows(capacity)]),
  ) as unknown as FlagsOfPartition
}

/** The rows of a partition that have a flag, as a bitset and a count. */
class FlaggedRows {
  bits: Int32Array
  count = 0

  constructor(capacity: number) {
    this.bits = new Int32Array(wordsFor(capacity))
  }

  add(row: number): void {
    setBit(this.bits, row)
    this.count += 1
  }

  remove(row: number): void {
    if (!hasBit(this.bits, row)) return
    clearBit(this.bits, row)
    this.count -= 1
  }

  grow(capacity: number): void {
    this.bits = grown(this.bits, wordsFor(capacity))
  }
}
