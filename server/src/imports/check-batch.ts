import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import type { ReadRow, RowFault } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { EarlierRows } from '../catalogue/index.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { TableRow } from '../platform/table-files/table-file.ts'
import { checkersOfImports } from './kinds/kind-of-run.ts'
import type { RowToStore } from './row-store.ts'
import type { ReadColumn } from './rules/read-row.ts'
import { readRow } from './rules/read-row.ts'

/** What a dry run remembers of the earlier rows of a file. Each batch adds its rows. */
export interface SeenRows {
  /** The keys of the rows: EAN, production week, supplier and delivery note. */
  readonly keys: Set<string>
  /** The records that rows of the file add and later rows refer to. */
  readonly earlier: EarlierRows
  /** Whether the EAN of some row could not be read. */
  unreadableEan: boolean
}

/** A row whose cells were read. `faults` are the reasons for which it is rejected without being compared. */
export interface RowOfFile extends TableRow, ReadRow {
  readonly faults: readonly RowFault[]
  readonly assumptions: readonly RowFault[]
}

interface Reading {
  readonly columns: readonly ReadColumn[]
  /** The production week of rows without one, or an empty text. */
  readonly week: string
  /** The day from which the file counts the days of its dates. */
  readonly dayZero: string
  readonly seen: SeenRows
}

/** Reads the cells of a batch. */
export function readBatch(
  batch: readonly TableRow[],
  { columns, seen, ...reading }: Reading,
): readonly RowOfFile[] {
  return batch.map((row) => {
    const { number, cells } = row
    const { fields, faults, assumptions } = readRow(columns, row, reading)
    const ean = String(fields.ean ?? '')
    const key = [ean, fields.week, fields.supplier, fields.delivery_note].join('\n')
    const twice: RowFault[] = seen.keys.has(key) ? [{ field: 'ean', value: ean, reason: s.listedTwice }] : []
    if (ean) seen.keys.add(key)
    else seen.unreadableEan = true
    return { number, cells, fields, faults: [...faults, ...twice], assumptions }
  })
}

/** Compares rows with the records. */
export async function checkRows(
  sql: Sql,
  kind: ImportKind,
  rows: readonly RowOfFile[],
  { earlier, now }: { readonly earlier: EarlierRows; readonly now: Date },
): Promise<RowToStore[]> {
  const readable = rows.filter(({ faults }) => faults.length === 0)
  const checked = await checkersOfImports[kind](sql, readable, now, earlier)
  const rowOf = new Map(rows.map((row) => [row.number, row]))
  return [
    ...rows.filter(({ faults }) => faults.length > 0).map((row) => rejected(row, row.faults)),
    ...checked.map((row) => {
      const { cells = null, assumptions = [] } = rowOf.get(row.number) ?? {}
      const isRejected = row.verdict === 'rejected'
      return { ...row, cells: isRejected ? cells : null, assumptions: isRejected ? [] : assumptions }
    }),
  ]
}

function rejected({ number, cells, fields }: RowOfFile, faults: readonly RowFault[]): RowToStore {
  return {
    ...{ number, label: String(fields.ean ?? faults[0]?.value ?? ''), recordId: null, verdict: 'rejected' },
    ...{ before: null, after: null, faults, cells, assumptions: [] },
  }
}

/** Returns the rejected row for one that could not be checked. JSON of the database has no NUL and no lone surrogates. */
export function rejectedRow(row: RowOfFile, reason: Sentence): RowToStore {
  const cells = row.cells.map((cell) => cell.replaceAll('\0', '').toWellFormed())
  return rejected({ ...row, cells }, [{ field: null, value: null, reason }])
}
