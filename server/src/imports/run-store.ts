import type { Additions, Run } from '@pito/contracts/staff-imports'
import type { RunKind } from '@pito/contracts/values/run-kinds'
import type { RunState } from '@pito/contracts/values/run-moves'
import { runMoves } from '@pito/contracts/values/run-moves'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Move, Mover } from '@pito/contracts/values/state-table'
import { statesBefore } from '@pito/contracts/values/state-table'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { Part } from '../platform/database/statement.ts'
import { literals, part } from '../platform/database/statement.ts'

export interface RunRecord {
  readonly id: string
  readonly kind: RunKind
  readonly state: RunState
  readonly staffId: string | null
  readonly by: string | null
  readonly byCommand: boolean
  readonly fileName: string | null
  readonly fileBytes: number | null
  readonly profile: string | null
  readonly settings: RunSettings
  readonly refusal: Sentence | null
  /** Whether a batch is still carried out although the run has been cancelled. */
  readonly isEnding: boolean
  readonly createdAt: Date
  readonly checkedAt: Date | null
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly attempt: number
  readonly newRows: number
  readonly changedRows: number
  readonly unchangedRows: number
  readonly guardedRows: number
  readonly rejectedRows: number
  readonly doneRows: number
  readonly skippedRows: number
  readonly missingRows: number | null
  readonly assumedRows: number
  readonly additions: Additions | null
  readonly toDoRows: number
  /** The run of the same kind that is carried out first, if this one waits. */
  readonly waitsFor: Run['waits_for']
}

export interface ImportColumn {
  readonly field: string | null
  readonly empty_clears: boolean
  readonly values?: readonly { readonly text: string; readonly means: string }[]
}

interface RunSettings {
  readonly columns?: readonly ImportColumn[]
  readonly header?: readonly string[]
  /** The number of the row that contains the headings. */
  readonly header_row?: number
  /** The production week of rows without one. */
  readonly week?: string
  readonly missing_off_sale?: boolean
  readonly ids?: readonly number[]
  readonly filters?: Readonly<Record<string, unknown>>
}

const waitsForColumn = part`
  case when run.state = 'waiting' then (
    select json_build_object('id', first.id::text, 'kind', first.kind, 'file_name', first.file_name, 'by', author.name)
    from run first left join staff author on author.id = first.staff_id
    where first.kind = run.kind and (
      first.state = 'running' or first.state = 'waiting' and (first.worked_at, first.id) < (run.worked_at, run.id))
    order by first.state = 'running' desc, first.worked_at, first.id limit 1
  ) end as waits_for`

const isEnding = part`
  (run.state in ('waiting', 'running') and exists (select from run_cancellation where run_id = run.id))`

/** A run that somebody has cancelled during a batch counts as cancelled, although the batch is still carried out. */
const stateColumn = part`case when ${isEnding} then 'cancelled' else run.state end`

export const runColumns = part`
  ${waitsForColumn},
  run.id::text, run.kind, ${stateColumn} as state, ${isEnding} as is_ending, run.staff_id, staff.name as by, run.by_command,
  run.file_name, run.file_bytes, run.profile, run.settings, run.refusal,
  run.created_at, run.checked_at, run.started_at, run.ended_at, run.attempt,
  run.new_rows, run.changed_rows, run.unchanged_rows,
  run.guarded_rows, run.rejected_rows, run.done_rows,
  run.skipped_rows, run.missing_rows,
  run.assumed_rows, run.additions,
  run.new_rows + run.changed_rows + coalesce(run.missing_rows, 0) - run.done_rows - run.skipped_rows + (
    select count(*)::integer from run_row
    where run_id = run.id and verdict = 'guarded' and reason is not null
  ) as to_do_rows`
export const runTables = part`run left join staff on staff.id = run.staff_id`

export async function runById(sql: Sql, id: string): Promise<RunRecord | undefined> {
  const [run] = await sql<RunRecord>`select ${runColumns} from ${runTables} where run.id = ${id}::bigint`
  return run
}

/** Locks a run until the transaction ends. A request to cancel it does not wait for this lock. */
export async function lockRun(tx: Tx, id: string): Promise<RunRecord | undefined> {
  await tx`select from run where id = ${id}::bigint for no key update`
  return runById(tx, id)
}

interface NewRun {
  readonly kind: RunKind
  readonly state: 'uploading' | 'checking'
  /** Null if the run is started at the command line. */
  readonly staffId: string | null
  readonly fileName: string | null
  readonly fileBytes: number | null
  readonly settings: RunSettings
  readonly now: Date
}

export async function insertRun(tx: Tx, run: NewRun): Promise<string> {
  const [row] = await tx<{ id: string }>`
    insert into run (kind, state, staff_id, file_name, file_bytes, settings, created_at, worked_at, by_command)
    values (${run.kind}, ${run.state}, ${run.staffId}, ${run.fileName}, ${run.fileBytes},
      ${JSON.stringify(run.settings)}::jsonb, ${run.now}, ${run.now}, ${run.staffId === null})
    returning id::text`
  if (!row) throw new Error('PostgreSQL returned no id for the run.')
  return row.id
}

/**
 * Moves a run if the table of moves allows it, changes further columns, and returns the number of its dry run. Returns
 * undefined if the run is in another state or does not meet the condition.
 */
async function moveIf(
  sql: Sql,
  id: string,
  move: Move<RunState>,
  { also, where = part`true` }: { readonly also: Part; readonly where?: Part },
): Promise<number | undefined> {
  const [run] = await sql<{ attempt: number }>`
    update run set state = ${move.to}, ${also}
    where id = ${id}::bigint and state in (${literals(statesBefore(runMoves, move))}) and ${where}
    returning attempt`
  return run?.attempt
}

async function moveOrThrow(tx: Tx, id: string, move: Move<RunState>, also: Part): Promise<number> {
  const attempt = await moveIf(tx, id, move, { also })
  if (attempt === undefined) throw new Error(`The run ${id} may not become ${move.to} by ${move.by}.`)
  return attempt
}

/** Deletes the rows of an earlier dry run and returns the number of the attempt. */
export async function beginChecking(tx: Tx, id: string, by: Mover, now: Date): Promise<number> {
  await tx`delete from run_row where run_id = ${id}::bigint`
  const also = part`
    refusal = null, attempt = attempt + 1, worked_at = ${now}, checked_at = null, ended_at = null, new_rows = 0,
    changed_rows = 0, unchanged_rows = 0, guarded_rows = 0, rejected_rows = 0, assumed_rows = 0, additions = null,
    missing_rows = case when (settings ->> 'missing_off_sale')::boolean then 0 end`
  return moveOrThrow(tx, id, { to: 'checking', by }, also)
}

/** Ends a dry run, unless another process has begun it anew. */
export async function endChecking(
  sql: Sql,
  { id, attempt }: Pick<RunRecord, 'id' | 'attempt'>,
  { refusal, now }: { readonly refusal: Sentence | null; readonly now: Date },
): Promise<void> {
  const sentence = refusal && JSON.stringify(refusal)
  const also = part`refusal = ${sentence}::jsonb, checked_at = ${now}, worked_at = ${now}`
  const where = part`attempt = ${attempt}`
  await moveIf(sql, id, { to: refusal ? 'refused' : 'ready', by: 'job' }, { also, where })
}

export async function setSettings(
  tx: Tx,
  id: string,
  { settings, profile }: { readonly settings: RunSettings; readonly profile: string | null },
): Promise<void> {
  await tx`
    delete from run_failure where run_id = ${id}::bigint`
  await tx`
    update run set settings = ${JSON.stringify(settings)}::jsonb, profile = ${profile} where id = ${id}::bigint`
}

/** Stores that a run is to be cancelled once its batch has ended. */
export async function requestCancellation(tx: Tx, id: string, now: Date): Promise<void> {
  await tx`
    insert into run_cancellation (run_id, requested_at) values (${id}::bigint, ${now}) on conflict do nothing`
}

/** Locks a run unless a batch has locked it. Returns whether it is locked. */
export async function lockIdleRun(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`select id from run where id = ${id}::bigint for no key update skip locked`
  return rows.length > 0
}

/** Moves a run that nobody checks. Throws if the table of moves does not allow the move. */
export async function moveRun(
  tx: Tx,
  id: string,
  move: Move<Exclude<RunState, 'checking' | 'failed'>>,
  now: Date,
): Promise<void> {
  await tx`delete from run_cancellation where run_id = ${id}::bigint`
  await forgetFailures(tx, id)
  const [isStart, isEnd] = [move.to === 'running', move.to === 'done' || move.to === 'cancelled']
  const isAgain = move.to === 'waiting'
  const also = part`
    worked_at = ${now}, refusal = case when ${isAgain} then null else refusal end,
    started_at = case when ${isStart} then coalesce(started_at, ${now}) else started_at end,
    ended_at = case when ${isEnd} then ${now}::timestamptz end`
  await moveOrThrow(tx, id, move, also)
}

/** The number of consecutive failures after which a run is given up. */
const mostFailures = 3

/**
 * Counts that the dry run or a batch of a run has failed as a whole. Does not wait for the row of the run, which stays
 * locked while PostgreSQL still carries out a COMMIT for which the client has stopped waiting.
 */
export async function countFailure(
  sql: Sql,
  id: string,
  { refusal, now }: { readonly refusal: Sentence; readonly now: Date },
): Promise<void> {
  await sql`
    insert into run_failure (run_id, failed_at, refusal)
    values (${id}::bigint, ${now}, ${JSON.stringify(refusal)}::jsonb)`
}

/** Forgets the failures of a run whose batch has succeeded, or that begins anew. */
export async function forgetFailures(tx: Tx, id: string): Promise<void> {
  await tx`delete from run_failure where run_id = ${id}::bigint`
}

/**
 * Gives up a run that has failed too often, with the sentence of its last failure, unless a batch still locks it. Returns
 * whether the run has been given up.
 */
export async function giveUp(sql: Sql, id: string, now: Date): Promise<boolean> {
  const also = part`
    refusal = (select refusal from run_failure where run_id = run.id order by id desc limit 1), ended_at = ${now},
    worked_at = ${now}`
  const where = part`
    (select count(*) from run_failure where run_id = run.id) >= ${mostFailures}
    and id in (select id from run where id = ${id}::bigint for no key update skip locked)`
  return (await moveIf(sql, id, { to: 'failed', by: 'job' }, { also, where })) !== undefined
}

/** Makes the person who starts a run its author, even if somebody else made the dry run. */
export async function setAuthor(tx: Tx, id: string, staffId: string): Promise<void> {
  await tx`update run set staff_id = ${staffId}, by_command = false where id = ${id}::bigint`
}

/** Makes runs of a kind take turns: whoever holds this lock decides which of them is next. */
export async function lockKind(tx: Tx, kind: RunKind): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`run of ${kind}`}, 0))`
}

/** Returns the run of a kind that is running, or the one that has waited longest. */
export async function nextRun(sql: Sql, kind: RunKind): Promise<RunRecord | undefined> {
  const [run] = await sql<RunRecord>`
    select ${runColumns} from ${runTables} where run.kind = ${kind} and run.state in ('running', 'waiting')
    order by run.state = 'running' desc, run.worked_at, run.id limit 1`
  return run
}

/** Returns the runs on which nobody has worked for a while, because the process that did has died. */
export function abandonedRuns(sql: Sql, before: Date): Promise<Pick<RunRecord, 'id' | 'kind' | 'state'>[]> {
  return sql<Pick<RunRecord, 'id' | 'kind' | 'state'>>`
    select id::text, kind, state from run
    where state in (${literals(statesBefore(runMoves, { to: 'failed' }))}) and worked_at < ${before}
      and not exists (select from run_failure where run_id = run.id and failed_at >= ${before})
    order by id`
}
