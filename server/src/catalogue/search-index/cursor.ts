import { at, hasBit } from './bits.ts'
import type { Matches } from './matches.ts'
import type { Order } from './order.ts'

export type Step = 1 | -1

/** Walks the matching rows of one partition in a sort order, from either end. */
export class Cursor {
  row = 0
  key = 0
  id = 0
  private left: number
  private place: number
  private readonly rows: Int32Array
  private readonly matches: Matches
  private readonly order: Order
  private readonly step: Step

  constructor(matches: Matches, order: Order, step: Step) {
    this.matches = matches
    this.order = order
    this.step = step
    this.rows = order.rowsOf(matches.partition)
    this.left = matches.count
    this.place = step === 1 ? -1 : matches.partition.count
  }

  /** Moves to the next matching row. Returns false if there is none. */
  advance(): boolean {
    if (this.left === 0) return false
    const { partition, bits, from } = this.matches
    do this.place += this.step
    while (!hasBit(bits, at(this.rows, this.place), from))
    this.row = at(this.rows, this.place)
    this.key = this.order.keyOf(partition, this.row)
    this.id = at(partition.ids, this.row)
    this.left -= 1
    return true
  }

  isBefore(other: Cursor): boolean {
    return (this.key - other.key || this.id - other.id) * this.step < 0
  }
}
