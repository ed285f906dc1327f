import type { Answer, Input } from '@pito/contracts/endpoint'
import type { tickRows } from '@pito/contracts/staff-imports'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { openLocked, storedRun } from './open-run.ts'
import { setReasons } from './row-store.ts'

export function tick(
  ctx: Context,
  { id, numbers, reason }: Input<typeof tickRows>,
): Promise<Answer<typeof tickRows>> {
  return ctx.transaction(async (tx) => {
    await openLocked(ctx, tx, { id, states: ['ready', 'done', 'cancelled'] })
    await setReasons(tx, id, { numbers, reason })
    return ok(await storedRun(ctx, tx, id))
  })
}
