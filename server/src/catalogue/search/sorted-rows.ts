import { at, grown } from './bits.ts'

type CompareRows = (row: number, other: number) => number

/** The rows of a shelf in one order, kept in order as they come and go. */
export class SortedRows {
  rows: Int32Array
  private count = 0
  private readonly compare: CompareRows

  constructor(capacity: number, compare: CompareRows) {
    this.rows = new Int32Array(capacity)
    this.compare = compare
  }

  add(row: number): void {
    const place = this.placeOf(row)
    this.rows.copyWithin(place + 1, place, this.count)
    this.rows[place] = row
    this.count += 1
  }

  /** Before anything that the order goes by has changed, or the row is not found. */
  remove(row: number): void {
    const place = this.placeOf(row)
    this.rows.copyWithin(place, place + 1, this.count)
    this.count -= 1
  }

  grow(capacity: number): void {
    this.rows = grown(this.rows, capacity)
  }

  /** How many rows at the beginning hold; those that hold have to stand before those that do not. */
  countWhile(holds: (row: number) => boolean): number {
    let low = 0
    let high = this.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (holds(at(this.rows, middle))) low = middle + 1
      else high = middle
    }
    return low
  }

  private placeOf(row: number): number {
    return this.countWhile((other) => this.compare(other, row) < 0)
  }
}
