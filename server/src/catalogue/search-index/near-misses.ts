import { at, countBits } from './bits.ts'
import type { Dimension } from './facets.ts'
import { copyAlive, Matches } from './matches.ts'
import type { Partition } from './partition.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { RowTest } from './row-tests.ts'

/**
 * Finds the rows that fail at most one test, because each dimension is counted without its own test. Repeating all
 * other tests for every dimension would take quadratic time. Instead each test runs once, and a row counts for a
 * dimension if it passes all tests or fails only the test of that dimension.
 */
export class NearMisses {
  private readonly partition: Partition
  private readonly tests: readonly RowTest[]
  private readonly buffers: QueryBuffers
  private readonly passing: number
  private readonly missingOne: number
  private readonly joined: number

  constructor(partition: Partition, tests: readonly RowTest[], buffers: QueryBuffers) {
    const { words } = partition
    this.partition = partition
    this.tests = tests
    this.buffers = buffers
    this.passing = tests.length * words
    this.missingOne = this.passing + words
    this.joined = this.missingOne + words
    for (const [place, test] of tests.entries()) {
      copyAlive(partition, buffers.bits, place * words)
      test.narrow(partition, buffers, place * words)
    }
    for (let word = 0; word < words; word++) this.sum(word)
  }

  all(): Matches {
    return this.matchesAt(this.passing)
  }

  without(dimension: Dimension): Matches {
    const { bits } = this.buffers
    const { words } = this.partition
    const own = this.tests.findIndex((test) => test.dimension === dimension) * words
    for (let word = 0; word < words; word++) {
      const missed = at(bits, this.missingOne + word) & ~at(bits, own + word)
      bits[this.joined + word] = at(bits, this.passing + word) | missed
    }
    return this.matchesAt(this.joined)
  }

  private sum(word: number): void {
    const { bits } = this.buffers
    const { alive, words } = this.partition
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
    const { bits } = this.buffers
    return new Matches(this.partition, bits, from, countBits(bits, from, this.partition.words), this.buffers)
  }
}
