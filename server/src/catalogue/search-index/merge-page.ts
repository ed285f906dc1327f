import type { Step } from './cursor.ts'
import { Cursor } from './cursor.ts'
import type { Matches } from './matches.ts'
import type { Order } from './order.ts'

/**
 * Merges the sorted rows of several partitions. Returns the ids at the positions `skip` to `skip + take`, counted from
 * the end at which `step` begins.
 */
export function mergePage(
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
