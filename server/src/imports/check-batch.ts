import { importSentences as s } from '@pito/contracts/values/import-sentences'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import type { CheckedRow, ReadRow, RowFault } from '@pito/contracts/values/run-row'
import type { EarlierRows } from '../catalogue/index.ts'
import type { Sql } from '../platform/database/sql.ts'
import { checkersOfImports } from './kinds/kind-of-run.ts'
import type { RowToStore } from './row-store.ts'
import type { ReadColumn } from './rules/read-row.ts'
import { readRow } from './rules/read-row.ts'

/** What a dry run remembers of the earlier rows of a file. Each batch adds its rows. */
export interface SeenRows {
  /** The keys of the rows: EAN, production week, supplier and delivery note. */
  readonly keys: Set<string>
  /** What the rows add that later rows of the file refer to. */
  readonly earlier: EarlierRows
  /** Whether the EAN of some row could not be read. */
  unreadableEan: boolean
}

interface Batch {
  readonly kind: ImportKind
  readonly columns: readonly ReadColumn[]
  /** The production week of rows without one, or an empty text. */
  readonly week: string
  readonly batch: readonly { readonly number: number; readonly cells: readonly string[] }[]
  readonly seen: SeenRows
  readonly now: Date
}

/** Reads the cells of a batch and compares its rows with the records. */
export async function checkBatch(
  sql: Sql,
  { kind, columns, week, batch, seen, now }: Batch,
): Promise<RowToStore[]> {
  const rejected: CheckedRow[] = []
  const readable: ReadRow[] = []
  const assumed = new Map<number, readonly RowFault[]>()
  for (const { number, cells } of batch) {
    const { fields, faults, assumptions } = readRow(columns, cells, week)
    const ean = String(fields.ean ?? '')
    const key = [ean, fields.week, fields.supplier, fields.delivery_note].join('\n')
    const twice: RowFault[] = seen.keys.has(key) ? [{ field: 'ean', value: ean, reason: s.listedTwice }] : []
    const all = [...faults, ...twice]
    if (ean) seen.keys.add(key)
    else seen.unreadableEan = true
    if (all.length === 0) {
      readable.push({ number, fields })
      assumed.set(number, assumptions)
    } else
      rejected.push({
        ...{ number, label: ean || (faults[0]?.value ?? ''), recordId: null, verdict: 'rejected' },
        ...{ before: null, after: null, faults: all },
      })
  }
  const checked = await checkersOfImports[kind](sql, readable, now, seen.earlier)
  const cellsOf = new Map(batch.map(({ number, cells }) => [number, cells]))
  return [...rejected, ...checked].map((row) => ({
    ...row,
    cells: row.verdict === 'rejected' ? (cellsOf.get(row.number) ?? null) : null,
    assumptions: row.verdict === 'rejected' ? [] : (assumed.get(row.number) ?? []),
  }))
}
