import type { RowVerdict } from './run-kinds.ts'
import type { Sentence } from './sentences.ts'

type RowValue = string | number | boolean | null
export type RowFields = Readonly<Record<string, RowValue>>

/** Why a row is rejected or stopped by the price guard. */
export interface RowFault {
  /** The field that is at fault, or null if it is the row as a whole. */
  readonly field: string | null
  readonly value: string | null
  readonly reason: Sentence
}

/**
 * A row of a file after its cells were read. A field that is absent does not change; a field that is null is cleared.
 */
export interface ReadRow {
  readonly number: number
  readonly fields: RowFields
}

/** What the dry run found out about a row. `before` and `after` hold only the fields that differ. */
export interface CheckedRow {
  readonly number: number
  readonly label: string
  readonly recordId: number | null
  readonly verdict: RowVerdict
  readonly before: RowFields | null
  readonly after: RowFields | null
  readonly faults: readonly RowFault[]
}

/** A row that a batch carries out. */
export interface RowToApply {
  readonly number: number
  readonly recordId: number | null
  readonly before: RowFields | null
  readonly after: RowFields
  /** The reason for a row that was stopped by the price guard and then ticked. */
  readonly reason: string | null
}

export type RowOutcome =
  | { readonly number: number; readonly outcome: 'done'; readonly recordId: number }
  | { readonly number: number; readonly outcome: 'skipped'; readonly note: RowNote }

/** Why a row was skipped: somebody changed the record after the dry run, or a sentence. */
export type RowNote =
  | { readonly by: string | null; readonly at: string | null }
  | { readonly sentence: Sentence }
