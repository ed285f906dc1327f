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
}

export function priceCounter(): Counter {
  const ranges = { all: new Range(), available: new Range() }
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
      return bounds && { ...bounds, available: ranges.available.bounds }
    },
  }
}

function widenByEnd({ all, available }: Ranges, matches: Matches, step: Step): void {
  const { partition } = matches
  const cursor = new Cursor(matches, orderOf('net_price'), step)
  cursor.advance()
  all.widen(cursor.key)
  while (!hasBit(partition.flags.in_stock.bits, cursor.row)) if (!cursor.advance()) return
  available.widen(cursor.key)
}

function widenByAll({ all, available }: Ranges, matches: Matches): void {
  const { partition } = matches
  const rows = matches.rows()
  for (let place = 0; place < matches.count; place++) {
    const row = at(rows, place)
    const price = at(partition.prices, row)
    all.widen(price)
    if (hasBit(partition.flags.in_stock.bits, row)) available.widen(price)
  }
}
