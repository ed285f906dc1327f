import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { Sort } from './search/filters.ts'

const orders: Readonly<Record<TyrePriority, Sort['by']>> = {
  price: 'net_price',
  grip: 'grip',
  quiet: 'quiet',
}

interface SortQuery {
  readonly sort_by: 'name' | 'net_price' | 'relevance'
  readonly sort_order: Sort['order']
  readonly priority?: TyrePriority | undefined
  readonly sets_first?: '0' | '1' | undefined
}

/** Returns the order that a query requests. A priority comes before `sort_by`. */
export function sortOf({ sort_by: by, sort_order: order, priority, sets_first }: SortQuery): Sort {
  const setsFirst = sets_first === '1'
  if (priority) return { ...orderOfPriority(priority), setsFirst }
  return by === 'relevance' ? { by: 'popularity', order: 'desc', setsFirst } : { by, order, setsFirst }
}

export function orderOfPriority(priority: TyrePriority): Sort {
  return { by: orders[priority], order: 'asc' }
}
