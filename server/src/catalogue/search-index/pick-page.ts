import type { Sort } from './filters.ts'
import type { Matches } from './matches.ts'
import { mergePage } from './merge-page.ts'
import { orderOf } from './order.ts'
import type { QueryBuffers } from './query-buffers.ts'
import { selectPage } from './select-page.ts'

/** Returns the ids at the positions `start` to `end` of the sorted matches. */
export function pickPage(
  found: readonly Matches[],
  sort: Sort,
  start: number,
  end: number,
  buffers: QueryBuffers,
): number[] {
  const total = found.reduce((sum, { count }) => sum + count, 0)
  if (sort.order === 'asc') return pickAscending(found, sort.by, start, end, total, buffers)
  return pickAscending(found, sort.by, total - end, total - start, total, buffers).reverse()
}

function pickAscending(
  found: readonly Matches[],
  by: Sort['by'],
  start: number,
  end: number,
  total: number,
  buffers: QueryBuffers,
): number[] {
  const order = orderOf(by)
  const isNearEnd = total - start < end
  const steps = isNearEnd ? total - start : end
  if (!isMergingFaster(found, total, steps)) return selectPage(found, order, start, end, buffers)
  if (isNearEnd) return mergePage(found, order, -1, total - end, end - start).reverse()
  return mergePage(found, order, 1, start, end - start)
}

/**
 * Returns whether merging takes fewer steps than selecting. Merging also walks past rows that do not match, whereas
 * selecting visits each matching row once or twice.
 */
function isMergingFaster(found: readonly Matches[], total: number, steps: number): boolean {
  const rows = found.reduce((sum, { partition }) => sum + partition.count, 0)
  const walked = (rows / total) * (steps + found.length)
  return steps * found.length + walked < 2 * total
}
