import type { Run } from '@pito/contracts/staff-imports'
import { isRunId } from '@pito/contracts/staff-imports'
import type { ImportKind, RunKind } from '@pito/contracts/values/run-kinds'
import { isImportKind, rightOfRun, runKinds } from '@pito/contracts/values/run-kinds'
import { callerHasRight } from '../platform/audit/caller-has-right.ts'
import type { Context } from '../platform/context.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { Authorise } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import type { RunRecord } from './run-store.ts'
import { lockRun, runById } from './run-store.ts'

/** Refuses callers who lack the right that runs of this kind need. */
export async function refuseWithoutRight(ctx: Context, sql: Sql, kind: RunKind): Promise<void> {
  if (!(await callerHasRight(sql, ctx.caller, rightOfRun(kind)))) refuse('not-allowed')
}

/** Refuses callers who lack the right that the kind in the input needs. An unknown kind is refused by validation. */
export const authoriseKind: Authorise = async (ctx, { kind, action = kind }) => {
  if (isRunKind(action)) await refuseWithoutRight(ctx, ctx.sql, action)
}

/** Refuses callers who lack the right that the run in the input needs. */
export const authoriseRun: Authorise = async (ctx, { id }) => {
  const run = typeof id === 'string' && isRunId(id) ? await runById(ctx.sql, id) : undefined
  if (run) await refuseWithoutRight(ctx, ctx.sql, run.kind)
}

function isRunKind(kind: unknown): kind is RunKind {
  return runKinds.some((known) => known === kind)
}

/** Returns a run that the caller may see. */
export async function openRun(ctx: Context, id: string): Promise<RunRecord> {
  const run = (await runById(ctx.sql, id)) ?? refuse('not-found')
  await refuseWithoutRight(ctx, ctx.sql, run.kind)
  return run
}

/** Locks a run that the caller may change, and refuses it in any other state than these. */
export async function openLocked(
  ctx: Context,
  tx: Tx,
  { id, states }: { readonly id: string; readonly states: readonly RunRecord['state'][] },
): Promise<RunRecord> {
  const run = (await lockRun(tx, id)) ?? refuse('not-found')
  await refuseWithoutRight(ctx, tx, run.kind)
  if (!states.includes(run.state)) refuse('run-busy')
  return run
}

export type ImportRun = RunRecord & { readonly kind: ImportKind; readonly fileBytes: number }

export function asImport(run: RunRecord): ImportRun {
  if (!isImportKind(run.kind) || run.fileBytes === null) refuse('not-found')
  return run as ImportRun
}

const commandLine = { fi_FI: 'Komentorivi', en_GB: 'Command line' } as const

/** Maps a run to what the API returns. */
export function runOf({ locale }: Pick<Context, 'locale'>, run: RunRecord): Run {
  return {
    id: run.id,
    kind: run.kind,
    state: run.state,
    by: run.byCommand ? commandLine[locale] : run.by,
    file_name: run.fileName,
    file_bytes: run.fileBytes,
    profile: run.profile,
    refusal: run.refusal?.[locale] ?? null,
    is_ending: run.isEnding,
    created_at: run.createdAt.toISOString(),
    checked_at: run.checkedAt?.toISOString() ?? null,
    started_at: run.startedAt?.toISOString() ?? null,
    ended_at: run.endedAt?.toISOString() ?? null,
    new_rows: run.newRows,
    changed_rows: run.changedRows,
    unchanged_rows: run.unchangedRows,
    guarded_rows: run.guardedRows,
    rejected_rows: run.rejectedRows,
    done_rows: run.doneRows,
    skipped_rows: run.skippedRows,
    missing_rows: run.missingRows,
    assumed_rows: run.assumedRows,
    additions: run.additions,
    to_do_rows: run.toDoRows,
    waits_for: run.waitsFor,
  }
}

export async function storedRun(ctx: Context, sql: Sql, id: string): Promise<Run> {
  return runOf(ctx, (await runById(sql, id)) ?? refuse('not-found'))
}

/** Returns the id of the member of staff who makes a call. */
export function staffIdOf({ caller }: Context): string {
  return caller.kind === 'staff' ? caller.staffId : refuse('not-logged-in')
}
