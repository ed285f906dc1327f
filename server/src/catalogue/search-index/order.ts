import { at } from './bits.ts'
import type { Sort } from './filters.ts'
import type { Partition } from './partition.ts'

/** A sort order: the rows of a partition in that order, and the key that is compared between partitions. */
export interface Order {
  rowsOf(partition: Partition): Int32Array
  keyOf(partition: Partition, row: number): number
  /** Copies the keys of the first `count` rows to `keys`, beginning at `start`. */
  copyKeys(partition: Partition, rows: Int32Array, count: number, keys: Int32Array, start: number): void
}

const byName: Order = {
  rowsOf: (partition) => partition.byName.rows,
  keyOf: (partition, row) => partition.rankOf(row),
  copyKeys(partition, rows, count, keys, start) {
    for (let place = 0; place < count; place++) keys[start + place] = partition.rankOf(at(rows, place))
  },
}

const orders: Readonly<Record<Sort['by'], Order>> = {
  name: byName,
  net_price: orderBy('byPrice', 'prices'),
  popularity: orderBy('byPopularity', 'popularities'),
  grip: orderBy('byGrip', 'grips'),
  quiet: orderBy('byNoise', 'noises'),
}

function orderBy(
  sorted: 'byPrice' | 'byPopularity' | 'byGrip' | 'byNoise',
  keysIn: 'prices' | 'popularities' | 'grips' | 'noises',
): Order {
  return {
    rowsOf: (partition) => partition[sorted].rows,
    keyOf: (partition, row) => at(partition[keysIn], row),
    copyKeys(partition, rows, count, keys, start) {
      const own = partition[keysIn]
      for (let place = 0; place < count; place++) keys[start + place] = at(own, at(rows, place))
    },
  }
}

export function orderOf(by: Sort['by']): Order {
  return orders[by]
}
