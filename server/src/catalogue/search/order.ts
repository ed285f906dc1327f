import { at } from './bits.ts'
import type { Sort } from './filters.ts'
import type { Shelf } from './shelf.ts'

/** What a sort compares, and the rows of a shelf sorted by it. */
export interface Order {
  keyOf(shelf: Shelf, row: number): number
  rowsOf(shelf: Shelf): Int32Array
}

const orders: Readonly<Record<Sort['by'], Order>> = {
  name: {
    keyOf: (shelf, row) => shelf.rankOf(row),
    rowsOf: (shelf) => shelf.byName.rows,
  },
  net_price: {
    keyOf: (shelf, row) => at(shelf.prices, row),
    rowsOf: (shelf) => shelf.byPrice.rows,
  },
}

export function orderOf(by: Sort['by']): Order {
  return orders[by]
}
