import type { Answer, Input } from '@pito/contracts/endpoint'
import type { cancelRun } from '@pito/contracts/staff-imports'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { openLocked, storedRun } from './open-run.ts'
import { setState } from './run-store.ts'

/** Cancels a run. It waits for the batch that is being carried out. */
export function cancel(ctx: Context, { id }: Input<typeof cancelRun>): Promise<Answer<typeof cancelRun>> {
  return ctx.transaction(async (tx) => {
    const states = ['uploading', 'checking', 'refused', 'ready', 'waiting', 'running'] as const
    await openLocked(ctx, tx, { id, states })
    await setState(tx, id, 'cancelled', ctx.now)
    return ok(await storedRun(ctx, tx, id))
  })
}
