import { at } from './bits.ts'
import type { Counter } from './counter.ts'
import { Cursor } from './cursor.ts'
import type { PriceRange } from './facets.ts'
import type { Matches } from './matches.ts'
import { orderOf } from './order.ts'

// Among fewer, walking to the first match from either end takes longer than looking at all.
const enoughToWalk = 32

interface Range {
  readonly min: number
  readonly max: number
}

export function priceCounter(): Counter {
  let available: Range | null = null
  let soldOut: Range | null = null
  return {
    dimension: 'priceRange',
    count(matches) {
      const range = matches.count < enoughToWalk ? rangeOfAll(matches) : rangeByEnds(matches)
      if (matches.shelf.soldOut) soldOut = widened(soldOut, range)
      else available = widened(available, range)
    },
    result(): PriceRange | null {
      const all = available ? widened(soldOut, available) : soldOut
      return all && { ...all, available }
    },
  }
}

function widened(range: Range | null, by: Range): Range {
  return range ? { min: Math.min(range.min, by.min), max: Math.max(range.max, by.max) } : by
}

function rangeByEnds(matches: Matches): Range {
  const cheapest = new Cursor(matches, orderOf('net_price'), 1)
  const dearest = new Cursor(matches, orderOf('net_price'), -1)
  cheapest.advance()
  dearest.advance()
  return { min: cheapest.key, max: dearest.key }
}

function rangeOfAll(matches: Matches): Range {
  const { prices } = matches.shelf
  const rows = matches.rows()
  let min = Infinity
  let max = -Infinity
  for (let place = 0; place < matches.count; place++) {
    const price = at(prices, at(rows, place))
    min = Math.min(min, price)
    max = Math.max(max, price)
  }
  return { min, max }
}
