import { at, countBits, listBits } from './bits.ts'
import type { Partition } from './partition.ts'
import type { QueryBuffers } from './query-buffers.ts'
import type { RowTest } from './row-tests.ts'

/** The rows of a partition that match a query: `count` set bits, beginning at the word `from`. */
export class Matches {
  readonly partition: Partition
  readonly bits: Int32Array
  readonly from: number
  readonly count: number
  private readonly room: Int32Array
  private isListed = false

  constructor(partition: Partition, bits: Int32Array, from: number, count: number, buffers: QueryBuffers) {
    this.partition = partition
    this.bits = bits
    this.from = from
    this.count = count
    this.room = buffers.rows
  }

  get isWhole(): boolean {
    return this.count === this.partition.count
  }

  /**
   * Returns the numbers of the matching rows. Only the first `count` elements are meaningful, and listing the rows of
   * other matches overwrites them.
   */
  rows(): Int32Array {
    if (!this.isListed) listBits(this.bits, this.from, this.partition.words, this.room)
    this.isListed = true
    return this.room
  }
}

/**
 * Finds the rows of a partition that pass all tests. Each test is applied to the rows that the previous tests have
 * left.
 */
export function matchPartition(
  partition: Partition,
  tests: readonly RowTest[],
  buffers: QueryBuffers,
  from: number,
): Matches {
  const strict = strictTests(partition, tests)
  if (strict.length === 0) return new Matches(partition, partition.alive, 0, partition.count, buffers)
  copyAlive(partition, buffers.bits, from)
  for (const test of strict) test.narrow(partition, buffers, from)
  return new Matches(partition, buffers.bits, from, countBits(buffers.bits, from, partition.words), buffers)
}

/** Finds the rows of all partitions that pass all tests. Partitions without such rows are left out. */
export function matchPartitions(
  partitions: readonly Partition[],
  tests: readonly RowTest[],
  buffers: QueryBuffers,
): Matches[] {
  buffers.reserve(partitions, tests.length)
  const found: Matches[] = []
  let from = 0
  for (const partition of partitions) {
    const matches = matchPartition(partition, tests, buffers, from)
    if (matches.count > 0) found.push(matches)
    from += partition.words
  }
  return found
}

/** Counts the matching rows. If only one test refuses any rows, the count is known without visiting them. */
export function countPartition(
  partition: Partition,
  tests: readonly RowTest[],
  buffers: QueryBuffers,
): number {
  const strict = strictTests(partition, tests)
  if (strict.length > 1) return matchPartition(partition, strict, buffers, 0).count
  return strict[0]?.countIn(partition) ?? partition.count
}

/** Returns the tests that refuse at least one row of the partition. */
function strictTests(partition: Partition, tests: readonly RowTest[]): readonly RowTest[] {
  return tests.filter((test) => test.countIn(partition) < partition.count)
}

export function copyAlive({ alive, words }: Partition, bits: Int32Array, from: number): void {
  for (let word = 0; word < words; word++) bits[from + word] = at(alive, word)
}
