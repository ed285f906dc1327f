import type { Partition } from './partition.ts'

/**
 * Buffers for the intermediate results of a query. Every query uses the same buffers, because a query runs
 * synchronously.
 */
export class QueryBuffers {
  bits = new Int32Array(0)
  /** The subset of `bits` whose rows belong to a part of the list, such as those that are sold out. */
  part = new Int32Array(0)
  mask = new Int32Array(0)
  rows = new Int32Array(0)
  keys = new Int32Array(0)
  ids = new Int32Array(0)

  /**
   * Reserves bits for all partitions, or for one partition and each test, whichever is more, and a mask and a list of
   * rows for one partition.
   */
  reserve(partitions: readonly Partition[], tests: number): void {
    let words = 0
    let most = 0
    for (const partition of partitions) {
      words += partition.words
      most = Math.max(most, partition.words)
    }
    this.reserveBits(Math.max(words, most * (tests + 3)))
    if (most <= this.mask.length) return
    this.mask = new Int32Array(Math.ceil(most * 1.5))
    this.rows = new Int32Array(this.mask.length * 32)
  }

  reservePart(words: number): void {
    if (words > this.part.length) this.part = new Int32Array(Math.ceil(words * 1.5))
  }

  reserveKeys(count: number): void {
    if (count <= this.keys.length) return
    this.keys = new Int32Array(Math.ceil(count * 1.5))
    this.ids = new Int32Array(this.keys.length)
  }

  private reserveBits(words: number): void {
    if (words > this.bits.length) this.bits = new Int32Array(Math.ceil(words * 1.5))
  }
}
