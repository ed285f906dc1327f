import { at } from './bits.ts'
import type { Counter } from './counter.ts'
import { Cursor } from './cursor.ts'
import type { PriceRange } from './facets.ts'
import type { Matches } from './matches.ts'
import { orderOf } from './order.ts'

// Among fewer, walking to the first match from either end takes longer than looking at all.
const enoughToWalk = 32

export function priceCounter(): Counter {
  let range: PriceRange | null = null
  return {
    dimension: 'priceRange',
    count(matches) {
      const { min, max } = matches.count < enoughToWalk ? rangeOfAll(matches) : rangeByEnds(matches)
      range = range ? { min: Math.min(range.min, min), max: Math.max(range.max, max) } : { min, max }
    },
    result: () => range,
  }
}

function rangeByEnds(matches: Matches): PriceRange {
  const cheapest = new Cursor(matches, orderOf('net_price'), 1)
  const dearest = new Cursor(matches, orderOf('net_price'), -1)
  cheapest.advance()
  dearest.advance()
  return { min: cheapest.key, max: dearest.key }
}

function rangeOfAll(matches: Matches): PriceRange {
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
