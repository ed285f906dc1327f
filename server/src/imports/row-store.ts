import type { CheckedRow, RowFault, RowOutcome, RowToApply } from '@pito/contracts/values/run-row'
import type { Sql, Tx } from '../platform/database/sql.ts'
import type { RunRecord } from './run-store.ts'
import { forgetFailures } from './run-store.ts'

/** Longer texts are no names of seasons or vehicles. */
export const longestMeaningfulText = 60

export interface RowToStore extends CheckedRow {
  /** The cells of a rejected row. */
  readonly cells: readonly string[] | null
  /** The values that the dry run assumed for cells that are not exact. */
  readonly assumptions: readonly RowFault[]
}

/**
 * Stores rows of a dry run and counts them. Returns false, and stores nothing, if the dry run was cancelled or begun
 * anew by another process.
 */
export async function storeRows(
  tx: Tx,
  { id, attempt }: Pick<RunRecord, 'id' | 'attempt'>,
  rows: readonly RowToStore[],
  now: Date,
): Promise<boolean> {
  const count = (verdict: CheckedRow['verdict']) => rows.filter((row) => row.verdict === verdict).length
  const counted = await tx.count`
    update run set worked_at = ${now}, new_rows = new_rows + ${count('new')},
      changed_rows = changed_rows + ${count('changed')}, unchanged_rows = unchanged_rows + ${count('unchanged')},
      guarded_rows = guarded_rows + ${count('guarded')}, rejected_rows = rejected_rows + ${count('rejected')},
      missing_rows = missing_rows + ${count('missing')},
      assumed_rows = assumed_rows + ${rows.filter(({ assumptions }) => assumptions.length > 0).length}
    where id = ${id}::bigint and state = 'checking' and attempt = ${attempt}`
  if (counted === 0) return false
  await tx`
    insert into run_row (run_id, number, label, record_id, verdict, before, after, faults, cells, assumptions)
    select ${id}::bigint, number, label, "recordId", verdict, before, after, faults, cells, assumptions
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number integer, label text, "recordId" integer,
      verdict text, before jsonb, after jsonb, faults jsonb, cells jsonb, assumptions jsonb)`
  return true
}

/**
 * Returns the texts of cells whose meaning the last dry run did not know, and their fields, so that people can choose it.
 */
export function faultyTexts(sql: Sql, id: string): Promise<{ field: string; text: string }[]> {
  return sql<{ field: string; text: string }>`
    select distinct fault ->> 'field' as field, fault ->> 'value' as text
    from run_row cross join jsonb_array_elements(faults) as fault
    where run_id = ${id}::bigint and verdict = 'rejected' and fault ->> 'field' is not null
      and length(fault ->> 'value') between 1 and ${longestMeaningfulText}
    order by 1, 2 limit 500`
}

export interface NextRow extends RowToApply {
  /** Whether the row stands for an article that the file lacks. */
  readonly isMissing: boolean
}

/** Returns the next rows that a batch carries out. Rows of the file come before articles that the file lacks. */
export async function rowsToDo(tx: Tx, id: string, limit: number): Promise<NextRow[]> {
  const rows = await tx<NextRow>`
    select number, record_id, before, after, reason, verdict = 'missing' as is_missing from run_row
    where run_id = ${id}::bigint and outcome is null
      and (verdict in ('new', 'changed', 'missing') or verdict = 'guarded' and reason is not null)
    order by number limit ${limit}`
  // A batch locks articles once, in the order of their ids, so it never has rows of both kinds.
  return rows.filter(({ isMissing }) => isMissing === rows[0]?.isMissing)
}

/** Marks the rows of a batch, in the transaction that has changed the records. */
export async function markRows(
  tx: Tx,
  id: string,
  outcomes: readonly RowOutcome[],
  now: Date,
): Promise<void> {
  await tx`
    update run_row set outcome = marked.outcome, note = marked.note, record_id = coalesce(marked."recordId", record_id)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as marked (number integer, outcome text, note jsonb, "recordId" integer)
    where run_id = ${id}::bigint and run_row.number = marked.number`
  const done = outcomes.filter(({ outcome }) => outcome === 'done').length
  await tx`
    update run set done_rows = done_rows + ${done}, skipped_rows = skipped_rows + ${outcomes.length - done},
      worked_at = ${now}
    where id = ${id}::bigint`
  await forgetFailures(tx, id)
}

export async function setReasons(
  tx: Tx,
  id: string,
  { numbers, reason }: { readonly numbers: readonly number[]; readonly reason: string },
): Promise<void> {
  await tx`
    update run_row set reason = ${reason || null}
    where run_id = ${id}::bigint and number = any(${numbers}::integer[]) and verdict = 'guarded' and outcome is null`
}

type StoppedRow = Pick<CheckedRow, 'number' | 'label' | 'faults'>

/** Returns the first rows that are rejected or stopped by the price guard. */
export function stoppedRows(sql: Sql, id: string, limit: number): Promise<StoppedRow[]> {
  return sql<StoppedRow>`
    select number, label, faults from run_row
    where run_id = ${id}::bigint and verdict in ('rejected', 'guarded') order by number limit ${limit}`
}

/** Returns how many rows that the price guard stops would be carried out. */
export async function tickedRows(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from run_row
    where run_id = ${id}::bigint and verdict = 'guarded' and reason is not null and outcome is null`
  return row?.count ?? 0
}
