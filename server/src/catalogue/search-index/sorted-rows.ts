import { at, grown } from './bits.ts'

type CompareRows = (row: number, other: number) => number

/** The rows of a partition in one sort order. The order is maintained as rows are added and removed. */
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

  /**
   * Removes a row. Call it before changing any field that the sort order depends on; otherwise the row cannot be
   * found.
   */
  remove(row: number): void {
    const place = this.placeOf(row)
    this.rows.copyWithin(place, place + 1, this.count)
    this.count -= 1
  }

  grow(capacity: number): void {
    this.rows = grown(this.rows, capacity)
  }

  /** Returns the number of rows for which `holds` is true. These rows must precede all others. */
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
