import type { ReferenceNames } from '@pito/contracts/records/shown-value'
import type { RunRow } from '@pito/contracts/staff-imports'
import type { Locale } from '@pito/contracts/values/locale'
import type { CheckedRow, RowNote } from '@pito/contracts/values/run-row'
import { part } from '../platform/database/statement.ts'

export interface RowRecord extends CheckedRow {
  readonly cells: readonly string[] | null
  readonly assumptions: CheckedRow['faults']
  readonly reason: string | null
  readonly outcome: 'done' | 'skipped' | null
  readonly note: RowNote | null
}

export const rowColumns = part`
  number, label, record_id, verdict, before, after, faults, cells, reason, outcome, note,
  assumptions`

/** Maps a row to what the API returns, with its sentences in one language. */
export function rowOf(row: RowRecord, locale: Locale, names: ReferenceNames): RunRow {
  return {
    number: row.number,
    label: row.label,
    record_id: row.recordId,
    verdict: row.verdict,
    before: row.before,
    after: row.after,
    names,
    faults: row.faults.map(({ field, value, reason }) => ({ field, value, reason: reason[locale] })),
    assumptions: row.assumptions.map(({ field, value, reason }) => ({
      field,
      value,
      reason: reason[locale],
    })),
    reason: row.reason,
    outcome: row.outcome,
    note: row.note && noteOf(row.note, locale),
  }
}

function noteOf(note: RowNote, locale: Locale) {
  return 'sentence' in note
    ? { sentence: note.sentence[locale], by: null, at: null }
    : { sentence: null, by: note.by, at: note.at }
}
