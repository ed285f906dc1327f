import { at } from './bits.ts'
import type { Counter } from './counter.ts'
import type { PriceRange } from './facets.ts'

export function priceCounter(): Counter {
  let min = Infinity
  let max = -Infinity
  return {
    dimension: 'priceRange',
    ignores: 0,
    count(matches) {
      const { shelf, count, isWhole } = matches
      const rows = matches.rows()
      // A shelf that matches as a whole lists its rows by price.
      const step = isWhole ? Math.max(1, count - 1) : 1
      for (let place = 0; place < count; place += step) {
        const price = at(shelf.prices, at(rows, place))
        min = Math.min(min, price)
        max = Math.max(max, price)
      }
    },
    result: (): PriceRange | null => (min <= max ? { min, max } : null),
  }
}
