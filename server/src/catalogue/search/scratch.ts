import type { Shelf } from './shelf.ts'

/** Room for the intermediate results of one query; used again by the next, as no query waits for anything. */
export class Scratch {
  bits = new Int32Array(0)
  rows = new Int32Array(0)
  keys = new Int32Array(0)
  ids = new Int32Array(0)

  /** Bits for all of the shelves, a list of rows for any one of them. */
  reserve(shelves: readonly Shelf[]): void {
    let words = 0
    let most = 0
    for (const shelf of shelves) {
      words += shelf.words
      most = Math.max(most, shelf.words)
    }
    if (words > this.bits.length) this.bits = new Int32Array(Math.ceil(words * 1.5))
    if (most * 32 > this.rows.length) this.rows = new Int32Array(Math.ceil(most * 48))
  }

  reserveKeys(count: number): void {
    if (count <= this.keys.length) return
    this.keys = new Int32Array(Math.ceil(count * 1.5))
    this.ids = new Int32Array(this.keys.length)
  }
}
