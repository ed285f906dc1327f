import { at } from './bits.ts'
import type { Step } from './cursor.ts'
import { Cursor } from './cursor.ts'
import type { Sort } from './filters.ts'
import type { Matches } from './matches.ts'
import type { Order } from './order.ts'
import { orderOf } from './order.ts'
import type { QueryBuffers } from './query-buffers.ts'

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

/**
 * Merges the sorted rows of several partitions. Returns the ids at the positions `skip` to `skip + take`, counted from
 * the end at which `step` begins.
 */
function mergePage(
  found: readonly Matches[],
  order: Order,
  step: Step,
  skip: number,
  take: number,
): number[] {
  const cursors = found.map((matches) => new Cursor(matches, order, step)).filter((it) => it.advance())
  const ids: number[] = []
  for (let place = 0; place < skip + take; place++) {
    const next = indexOfNext(cursors)
    const cursor = cursors[next]
    if (!cursor) break
    if (place >= skip) ids.push(cursor.id)
    if (!cursor.advance()) cursors.splice(next, 1)
  }
  return ids
}

/**
 * Returns the index of the cursor that comes next. Comparing all cursors is faster than a heap, because few sizes
 * match and few tyres are taken.
 */
function indexOfNext(cursors: readonly Cursor[]): number {
  let next = 0
  for (let which = 1; which < cursors.length; which++) {
    if ((cursors[which] as Cursor).isBefore(cursors[next] as Cursor)) next = which
  }
  return next
}

const fewEnoughToSort = 256
const buckets = 1024

/**
 * Returns the ids at the positions `start` to `end`. It discards the rows before and after these positions without
 * sorting them.
 */
function selectPage(
  found: readonly Matches[],
  order: Order,
  start: number,
  end: number,
  buffers: QueryBuffers,
): number[] {
  let count = gather(found, order, buffers)
  let before = 0
  while (count > fewEnoughToSort) {
    const part = selectBuckets(buffers, count, start - before, end - before)
    if (part.count === count) break
    before += part.before
    count = part.count
  }
  const { keys, ids } = buffers
  const places = Array.from({ length: count }, (_, place) => place)
  places.sort((one, other) => at(keys, one) - at(keys, other) || at(ids, one) - at(ids, other))
  return places.slice(start - before, end - before).map((place) => at(ids, place))
}

function gather(found: readonly Matches[], order: Order, buffers: QueryBuffers): number {
  buffers.reserveKeys(found.reduce((sum, { count }) => sum + count, 0))
  let gathered = 0
  for (const matches of found) {
    const rows = matches.rows()
    order.copyKeys(matches.partition, rows, matches.count, buffers.keys, gathered)
    copyIds(matches, rows, buffers.ids, gathered)
    gathered += matches.count
  }
  return gathered
}

function copyIds({ partition, count }: Matches, rows: Int32Array, ids: Int32Array, start: number): void {
  for (let place = 0; place < count; place++) ids[start + place] = at(partition.ids, at(rows, place))
}

/** Distributes the keys into buckets of equal width and keeps only the buckets that overlap the page. */
function selectBuckets({ keys, ids }: QueryBuffers, count: number, start: number, end: number) {
  const { least, shift } = rangeOfKeys(keys, count)
  const sizes = new Int32Array(buckets)
  for (let place = 0; place < count; place++) {
    const bucket = (at(keys, place) - least) >>> shift
    sizes[bucket] = at(sizes, bucket) + 1
  }
  const { first, last, before } = bucketsOf(sizes, start, end)
  let selected = 0
  for (let place = 0; place < count; place++) {
    const bucket = (at(keys, place) - least) >>> shift
    if (bucket < first || bucket > last) continue
    keys[selected] = at(keys, place)
    ids[selected++] = at(ids, place)
  }
  return { count: selected, before }
}

function rangeOfKeys(keys: Int32Array, count: number) {
  let least = at(keys, 0)
  let greatest = least
  for (let place = 1; place < count; place++) {
    least = Math.min(least, at(keys, place))
    greatest = Math.max(greatest, at(keys, place))
  }
  return { least, shift: Math.max(0, 22 - Math.clz32(greatest - least)) }
}

function bucketsOf(sizes: Int32Array, start: number, end: number) {
  let first = 0
  let before = 0
  while (before + at(sizes, first) <= start) before += at(sizes, first++)
  let last = first
  for (let reached = before + at(sizes, first); reached < end; ) reached += at(sizes, ++last)
  return { first, last, before }
}
