import { at, countBits } from './bits.ts'
import type { Dimension } from './facets.ts'
import { copyAlive, Matches } from './matches.ts'
import type { RowTest } from './row-tests.ts'
import type { Scratch } from './scratch.ts'
import type { Shelf } from './shelf.ts'

/**
 * Finds the rows that fail at most one test, because each dimension is counted without its own test. Repeating all
 * other tests for every dimension would take quadratic time. Instead each test runs once, and a row counts for a
 * dimension if it passes all tests or fails only the test of that dimension.
 */
export class NearMisses {
  private readonly shelf: Shelf
  private readonly tests: readonly RowTest[]
  private readonly scratch: Scratch
  private readonly passing: number
  private readonly missingOne: number
  private readonly joined: number

  constructor(shelf: Shelf, tests: readonly RowTest[], scratch: Scratch) {
    const { words } = shelf
    this.shelf = shelf
    this.tests = tests
    this.scratch = scratch
    this.passing = tests.length * words
    this.missingOne = this.passing + words
    this.joined = this.missingOne + words
    for (const [place, test] of tests.entries()) {
      copyAlive(shelf, scratch.bits, place * words)
      test.narrow(shelf, scratch, place * words)
    }
    for (let word = 0; word < words; word++) this.sum(word)
  }

  all(): Matches {
    return this.matchesAt(this.passing)
  }

  without(dimension: Dimension): Matches {
    const { bits } = this.scratch
    const { words } = this.shelf
    const own = this.tests.findIndex((test) => test.dimension === dimension) * words
    for (let word = 0; word < words; word++) {
      const missed = at(bits, this.missingOne + word) & ~at(bits, own + word)
      bits[this.joined + word] = at(bits, this.passing + word) | missed
    }
    return this.matchesAt(this.joined)
  }

  private sum(word: number): void {
    const { bits } = this.scratch
    const { alive, words } = this.shelf
    let passing = at(alive, word)
    let missingOne = 0
    for (let test = 0; test < this.tests.length; test++) {
      const passes = at(bits, test * words + word)
      missingOne = (missingOne & passes) | (passing & ~passes)
      passing &= passes
    }
    bits[this.passing + word] = passing
    bits[this.missingOne + word] = missingOne
  }

  private matchesAt(from: number): Matches {
    const { bits } = this.scratch
    return new Matches(this.shelf, bits, from, countBits(bits, from, this.shelf.words), this.scratch)
  }
}
