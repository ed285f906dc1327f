import { at, countBits, listBits } from './bits.ts'
import type { RowTest } from './row-tests.ts'
import type { Scratch } from './scratch.ts'
import type { Shelf } from './shelf.ts'

/** The rows of a shelf that a query lets through: `count` bits, beginning at the word `from`. */
export class Matches {
  readonly shelf: Shelf
  readonly bits: Int32Array
  readonly from: number
  readonly count: number
  private readonly room: Int32Array
  private isListed = false

  constructor(shelf: Shelf, tests: readonly RowTest[], scratch: Scratch, from: number) {
    const isTested = tests.length > 0
    this.shelf = shelf
    this.bits = isTested ? scratch.bits : shelf.alive
    this.from = isTested ? from : 0
    this.count = isTested ? narrowed(shelf, tests, scratch, from) : shelf.count
    this.room = scratch.rows
  }

  get isWhole(): boolean {
    return this.count === this.shelf.count
  }

  /** In no particular order, beyond the first `count` meaningless, and overwritten by the next matches. */
  rows(): Int32Array {
    if (this.isWhole) return this.shelf.byPrice.rows
    if (!this.isListed) listBits(this.bits, this.from, this.shelf.words, this.room)
    this.isListed = true
    return this.room
  }
}

function narrowed(shelf: Shelf, tests: readonly RowTest[], scratch: Scratch, from: number): number {
  const { bits } = scratch
  const { alive, words } = shelf
  for (let word = 0; word < words; word++) bits[from + word] = at(alive, word)
  for (const test of tests) test.narrow(shelf, scratch, from)
  return countBits(bits, from, words)
}
