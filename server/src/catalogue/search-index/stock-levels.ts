import { mostMinStock } from '@pito/contracts/values/min-stock'
import { clearBit, grown, hasBit, setBit, wordsFor } from './bits.ts'

/**
 * The rows of a partition by the quantity that can be bought, as one bitset for each quantity up to the largest that a
 * list can be filtered by.
 */
export class StockLevels {
  private readonly levels: readonly Level[]

  constructor(capacity: number) {
    this.levels = Array.from({ length: mostMinStock }, () => new Level(capacity))
  }

  /** Returns the rows of which at least this quantity can be bought. */
  atLeast(quantity: number): Level {
    return this.levels[quantity - 1] as Level
  }

  add(row: number, available: number): void {
    for (let quantity = 1; quantity <= Math.min(available, mostMinStock); quantity++)
      this.atLeast(quantity).add(row)
  }

  remove(row: number): void {
    for (const level of this.levels) level.remove(row)
  }

  grow(capacity: number): void {
    for (const level of this.levels) level.grow(capacity)
  }
}

class Level {
  bits: Int32Array
  count = 0

  constructor(capacity: number) {
    this.bits = new Int32Array(wordsFor(capacity))
  }

  add(row: number): void {
    setBit(this.bits, row)
    this.count += 1
  }

  remove(row: number): void {
    if (!hasBit(this.bits, row)) return
    clearBit(this.bits, row)
    this.count -= 1
  }

  grow(capacity: number): void {
    this.bits = grown(this.bits, wordsFor(capacity))
  }
}
