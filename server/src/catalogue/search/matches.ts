import { at, countBits, listBits } from './bits.ts'
import type { RowTest } from './row-tests.ts'
import type { Scratch } from './scratch.ts'
import type { Shelf } from './shelf.ts'

/** The rows of a shelf that match a query: `count` set bits, beginning at the word `from`. */
export class Matches {
  readonly shelf: Shelf
  readonly bits: Int32Array
  readonly from: number
  readonly count: number
  private readonly room: Int32Array
  private isListed = false

  constructor(shelf: Shelf, bits: Int32Array, from: number, count: number, scratch: Scratch) {
    this.shelf = shelf
    this.bits = bits
    this.from = from
    this.count = count
    this.room = scratch.rows
  }

  get isWhole(): boolean {
    return this.count === this.shelf.count
  }

  /**
   * Returns the numbers of the matching rows. Only the first `count` elements are meaningful, and listing the rows of
   * other matches overwrites them.
   */
  rows(): Int32Array {
    if (!this.isListed) listBits(this.bits, this.from, this.shelf.words, this.room)
    this.isListed = true
    return this.room
  }
}

/**
 * Finds the rows of a shelf that pass all tests. Each test is applied to the rows that the previous tests have left.
 */
export function matchShelf(shelf: Shelf, tests: readonly RowTest[], scratch: Scratch, from: number): Matches {
  const strict = strictTests(shelf, tests)
  if (strict.length === 0) return new Matches(shelf, shelf.alive, 0, shelf.count, scratch)
  copyAlive(shelf, scratch.bits, from)
  for (const test of strict) test.narrow(shelf, scratch, from)
  return new Matches(shelf, scratch.bits, from, countBits(scratch.bits, from, shelf.words), scratch)
}

/** Counts the matching rows. If only one test refuses any rows, the count is known without visiting them. */
export function countShelf(shelf: Shelf, tests: readonly RowTest[], scratch: Scratch): number {
  const strict = strictTests(shelf, tests)
  if (strict.length > 1) return matchShelf(shelf, strict, scratch, 0).count
  return strict[0]?.countIn(shelf) ?? shelf.count
}

/** Returns the tests that refuse at least one row of the shelf. */
function strictTests(shelf: Shelf, tests: readonly RowTest[]): readonly RowTest[] {
  return tests.filter((test) => test.countIn(shelf) < shelf.count)
}

export function copyAlive({ alive, words }: Shelf, bits: Int32Array, from: number): void {
  for (let word = 0; word < words; word++) bits[from + word] = at(alive, word)
}
