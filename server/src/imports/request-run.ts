import type { Answer, Input } from '@pito/contracts/endpoint'
import type { startRun } from '@pito/contracts/staff-imports'
import { dryRunHours } from '@pito/contracts/values/run-kinds'
import { runMoves } from '@pito/contracts/values/run-moves'
import { statesBefore } from '@pito/contracts/values/state-table'
import { guardedAllowance } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { openLocked, refuseWithoutRight, staffIdOf, storedRun } from './open-run.ts'
import { tickedRows } from './row-store.ts'
import { applyRunsJob } from './run-jobs.ts'
import { moveRun, setAuthor } from './run-store.ts'

/**
 * Puts a run in the queue of its kind. A run that is done can be started again for guarded rows that were ticked since,
 * and a run that was cancelled or has failed for the rows that were not carried out.
 */
export function requestRun(ctx: Context, { id }: Input<typeof startRun>): Promise<Answer<typeof startRun>> {
  return ctx.transaction(async (tx) => {
    const move = { to: 'waiting', by: 'staff' } as const
    const run = await openLocked(ctx, tx, { id, states: statesBefore(runMoves, move) })
    if (run.refusal && run.state !== 'failed') refuse('run-busy')
    const expires = (run.checkedAt?.getTime() ?? 0) + dryRunHours * 3600_000
    if (ctx.now.getTime() >= expires) refuse('dry-run-expired')
    // A supplier's file that changes nothing still says which articles the supplier has.
    const isOfSupplier = run.state === 'ready' && run.profile !== null && run.unchangedRows > 0
    if (run.toDoRows === 0 && !isOfSupplier) refuse('nothing-to-do')
    if (run.missingRows !== null) await refuseWithoutRight(ctx, tx, 'articles-off-sale')
    const ticked = run.kind === 'prices' ? await tickedRows(tx, id) : 0
    if ((await guardedAllowance(tx, ctx, ticked)) < ticked) refuse('too-many-guarded-prices')
    await setAuthor(tx, id, staffIdOf(ctx))
    await moveRun(tx, id, move, ctx.now)
    await ctx.platform.jobs.enqueue(tx, applyRunsJob, { kind: run.kind })
    return ok(await storedRun(ctx, tx, id))
  })
}
