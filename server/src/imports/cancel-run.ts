import type { Answer, Input } from '@pito/contracts/endpoint'
import type { cancelRun } from '@pito/contracts/staff-imports'
import { runMoves } from '@pito/contracts/values/run-moves'
import { statesBefore } from '@pito/contracts/values/state-table'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { openLocked, openRun, storedRun } from './open-run.ts'
import { lockIdleRun, moveRun, requestCancellation } from './run-store.ts'

/**
 * Cancels a run. A batch that is being carried out ends before the run does; the response does not wait for it, but says
 * already that the run is cancelled.
 */
export async function cancel(
  ctx: Context,
  { id }: Input<typeof cancelRun>,
): Promise<Answer<typeof cancelRun>> {
  const { state } = await openRun(ctx, id)
  return ctx.transaction(async (tx) => {
    if (state === 'waiting' || state === 'running') {
      await requestCancellation(tx, id, ctx.now)
      if (!(await lockIdleRun(tx, id))) return ok(await storedRun(ctx, tx, id))
    }
    if (state === 'cancelled') return ok(await storedRun(ctx, tx, id))
    const move = { to: 'cancelled', by: 'staff' } as const
    // A run of which the cancellation has just been requested reads as cancelled.
    await openLocked(ctx, tx, { id, states: [...statesBefore(runMoves, move), 'cancelled'] })
    await moveRun(tx, id, move, ctx.now)
    return ok(await storedRun(ctx, tx, id))
  })
}
