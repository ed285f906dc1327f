import { fullSet } from '@pito/contracts/values/cart-quantity'
import { at, hasBit } from './bits.ts'
import type { Counter } from './counter.ts'
import type { Step } from './cursor.ts'
import { Cursor } from './cursor.ts'
import type { PriceRange } from './facets.ts'
import type { Matches } from './matches.ts'
import { orderOf } from './order.ts'

// If there are fewer matches than this, visiting all of them is faster than walking to the first match from either
// end of the sort order.
const enoughToWalk = 32

/** A range of prices. The bounds of an empty range are inverted, so that any price widens it. */
class Range {
  min = Infinity
  max = -Infinity

  widen(price: number): void {
    this.min = Math.min(this.min, price)
    this.max = Math.max(this.max, price)
  }

  get bounds() {
    return this.min <= this.max ? { min: this.min, max: this.max } : null
  }
}

interface Ranges {
  readonly all: Range
  /** The price range of the tyres in stock. */
  readonly available: Range
  /** The price range of the tyres of which four can be bought. Only its lower bound is used. */
  readonly sets: Range
}

export function priceCounter(): Counter {
  const ranges = { all: new Range(), available: new Range(), sets: new Range() }
  return {
    dimension: 'priceRange',
    count(matches) {
      if (matches.count < enoughToWalk) widenByAll(ranges, matches)
      else {
        widenByEnd(ranges, matches, 1)
        widenByEnd(ranges, matches, -1)
      }
    },
    result(): PriceRange | null {
      const { bounds } = ranges.all
      const available = ranges.available.bounds
      const { min } = ranges.sets.bounds ?? available ?? { min: 0 }
      return bounds && { ...bounds, available: available && { ...available, min } }
    },
  }
}

function widenByEnd({ all, available, sets }: Ranges, matches: Matches, step: Step): void {
  const { stock } = matches.partition
  const cursor = new Cursor(matches, orderOf('net_price'), step)
  cursor.advance()
  all.widen(cursor.key)
  if (!reaches(cursor, stock.atLeast(1).bits)) return
  available.widen(cursor.key)
  if (step === 1 && reaches(cursor, stock.atLeast(fullSet).bits)) sets.widen(cursor.key)
}

/** Advances the cursor to the first row whose bit is set. Returns false if there is none. */
function reaches(cursor: Cursor, bits: Int32Array): boolean {
  while (!hasBit(bits, cursor.row)) if (!cursor.advance()) return false
  return true
}

function widenByAll({ all, available, sets }: Ranges, matches: Matches): void {
  const { partition } = matches
  const rows = matches.rows()
  for (let place = 0; place < matches.count; place++) {
    const row = at(rows, place)
    const price = at(partition.prices, row)
    all.widen(price)
    if (hasBit(partition.stock.atLeast(1).bits, row)) available.widen(price)
    if (hasBit(partition.stock.atLeast(fullSet).bits, row)) sets.widen(price)
  }
}
