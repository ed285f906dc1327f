import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getRun, getRunRows, getRuns } from '@pito/contracts/staff-imports'
import { rightOfRun, runKinds } from '@pito/contracts/values/run-kinds'
import { namesOfReferences } from '../catalogue/index.ts'
import { callerHasRight } from '../platform/audit/caller-has-right.ts'
import type { Context } from '../platform/context.ts'
import { listPage } from '../platform/database/list-page.ts'
import { part } from '../platform/database/statement.ts'
import { ok, page as pageOf } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { openRun, runOf } from './open-run.ts'
import type { RowRecord } from './row-of.ts'
import { rowColumns, rowOf } from './row-of.ts'
import type { RunRecord } from './run-store.ts'
import { runColumns, runTables } from './run-store.ts'

/** Lists the runs of the kinds for which the caller has the right. */
export async function listRuns(
  ctx: Context,
  { kind, state, ...paging }: Input<typeof getRuns>,
): Promise<Answer<typeof getRuns>> {
  const kinds = []
  for (const each of runKinds)
    if (await callerHasRight(ctx.sql, ctx.caller, rightOfRun(each))) kinds.push(each)
  if (kinds.length === 0) refuse('not-allowed')
  const { rows, ...page } = await listPage<RunRecord>(
    ctx.sql,
    {
      columns: runColumns,
      from: runTables,
      where: [
        part`run.kind = any(${kinds}::text[])`,
        ...(kind ? [part`run.kind = ${kind}`] : []),
        ...(state ? [part`run.state = ${state}`] : []),
      ],
      order: part`run.created_at desc, run.id desc`,
    },
    paging,
  )
  return pageOf(
    rows.map((run) => runOf(ctx, run)),
    page,
  )
}

export async function showRun(ctx: Context, { id }: Input<typeof getRun>): Promise<Answer<typeof getRun>> {
  return ok(runOf(ctx, await openRun(ctx, id)))
}

export async function listRows(
  ctx: Context,
  { id, verdict, field, outcome, assumed, search, ...paging }: Input<typeof getRunRows>,
): Promise<Answer<typeof getRunRows>> {
  await openRun(ctx, id)
  const { rows, ...page } = await listPage<RowRecord>(
    ctx.sql,
    {
      columns: rowColumns,
      from: part`run_row`,
      where: [
        part`run_id = ${id}::bigint`,
        ...(verdict ? [part`verdict = ${verdict}`] : []),
        ...(outcome ? [part`outcome = ${outcome}`] : []),
        ...(assumed ? [part`assumptions <> '[]'`] : []),
        ...(search ? [part`position(lower(${search}) in lower(label)) > 0`] : []),
        ...(field ? [part`(after ? ${field} or faults @> ${JSON.stringify([{ field }])}::jsonb)`] : []),
      ],
      order: part`number`,
    },
    paging,
  )
  const values = rows.flatMap(({ before, after, recordId }) => [before, after, { record_id: recordId }])
  const names = await namesOfReferences(ctx.sql, values)
  return pageOf(
    rows.map((row) => rowOf(row, ctx.locale, names)),
    page,
  )
}
