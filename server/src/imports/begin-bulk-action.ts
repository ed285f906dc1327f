import type { Answer, Input } from '@pito/contracts/endpoint'
import type { startBulkAction } from '@pito/contracts/staff-imports'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuseWithoutRight, staffIdOf, storedRun } from './open-run.ts'
import { checkRunJob } from './run-jobs.ts'
import { insertRun } from './run-store.ts'

export function beginBulkAction(
  ctx: Context,
  { action, ids, filters }: Input<typeof startBulkAction>,
): Promise<Answer<typeof startBulkAction>> {
  return ctx.transaction(async (tx) => {
    await refuseWithoutRight(ctx, tx, action)
    const id = await insertRun(tx, {
      kind: action,
      state: 'checking',
      staffId: staffIdOf(ctx),
      fileName: null,
      fileBytes: null,
      settings: ids ? { ids } : { filters },
      now: ctx.now,
    })
    await ctx.platform.jobs.enqueue(tx, checkRunJob, { id })
    return ok(await storedRun(ctx, tx, id))
  })
}
