import { at } from './bits.ts'
import type { Sort } from './filters.ts'
import type { Shelf } from './shelf.ts'

/** A sort order: the rows of a shelf in that order, and the key that is compared between shelves. */
export interface Order {
  rowsOf(shelf: Shelf): Int32Array
  keyOf(shelf: Shelf, row: number): number
  /** Copies the keys of the first `count` rows to `keys`, beginning at `start`. */
  copyKeys(shelf: Shelf, rows: Int32Array, count: number, keys: Int32Array, start: number): void
}

const byName: Order = {
  rowsOf: (shelf) => shelf.byName.rows,
  keyOf: (shelf, row) => shelf.rankOf(row),
  copyKeys(shelf, rows, count, keys, start) {
    for (let place = 0; place < count; place++) keys[start + place] = shelf.rankOf(at(rows, place))
  },
}

const byPrice: Order = {
  rowsOf: (shelf) => shelf.byPrice.rows,
  keyOf: (shelf, row) => at(shelf.prices, row),
  copyKeys({ prices }, rows, count, keys, start) {
    for (let place = 0; place < count; place++) keys[start + place] = at(prices, at(rows, place))
  },
}

const byPopularity: Order = {
  rowsOf: (shelf) => shelf.byPopularity.rows,
  keyOf: (shelf, row) => at(shelf.popularities, row),
  copyKeys({ popularities }, rows, count, keys, start) {
    for (let place = 0; place < count; place++) keys[start + place] = at(popularities, at(rows, place))
  },
}

const orders: Readonly<Record<Sort['by'], Order>> = {
  name: byName,
  net_price: byPrice,
  popularity: byPopularity,
}

export function orderOf(by: Sort['by']): Order {
  return orders[by]
}
