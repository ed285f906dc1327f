import { Readable } from 'node:stream'
import { importFields } from '@pito/contracts/records/import-fields'
import { fieldName, shownValue } from '@pito/contracts/records/shown-value'
import type { RunRow } from '@pito/contracts/staff-imports'
import { isImportKind } from '@pito/contracts/values/run-kinds'
import { namesOfReferences } from '../catalogue/index.ts'
import { csvCell } from '../downloads/index.ts'
import { auditedBy, recordAudit } from '../platform/audit/record-audit.ts'
import type { Context } from '../platform/context.ts'
import { part } from '../platform/database/statement.ts'
import { streamRows } from '../platform/database/stream-rows.ts'
import { refuse } from '../platform/refuse.ts'
import { openRun, refuseWithoutRight } from './open-run.ts'
import { reportWords } from './report-words.ts'
import type { RowRecord } from './row-of.ts'
import { rowColumns, rowOf } from './row-of.ts'
import type { RunRecord } from './run-store.ts'

interface OpenedFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Readable
}

const mediaType = 'text/csv; charset=utf-8'
/** Without a byte order mark Excel would read the file in the legacy code page of the machine. */
const byteOrderMark = '\uFEFF'

/**
 * Opens the report of a run as a CSV file. The report of the rejected rows has the columns of the file and the reason,
 * so that the rows can be corrected and imported by themselves.
 */
export async function openReport(
  ctx: Context,
  { id, of }: { readonly id: string; readonly of: unknown },
): Promise<OpenedFile> {
  const run = await openRun(ctx, id)
  const isRejected = of === 'rejected' && run.settings.header !== undefined
  const report = isRejected ? 'rejected' : 'report'
  await recordAudit(ctx.sql, { ...auditedBy(ctx), action: 'report-downloaded', details: { run: id, report } })
  const where = isRejected
    ? part`run_id = ${id}::bigint and verdict = 'rejected'`
    : part`run_id = ${id}::bigint`
  const rows = streamRows<RowRecord>(
    ctx.platform.pool,
    part`select ${rowColumns} from run_row where ${where} order by number`,
  )
  const lines = isRejected ? rejectedLines(ctx, run, rows) : reportLines(ctx, rows)
  const content = Readable.from(lines, { objectMode: false })
  return { fileName: `${run.kind}-${id}-${report}.csv`, mediaType, content }
}

async function* rejectedLines(
  { locale }: Context,
  { settings }: RunRecord,
  batches: AsyncIterable<readonly RowRecord[]>,
): AsyncGenerator<string> {
  const header = settings.header ?? []
  yield byteOrderMark + lineOf([...header, reportWords.reason[locale]])
  for await (const rows of batches)
    yield rows
      .map(({ cells, faults }) =>
        lineOf([
          ...header.map((_, at) => cells?.[at] ?? ''),
          faults.map(({ reason }) => reason[locale]).join(' '),
        ]),
      )
      .join('')
}

async function* reportLines(
  { locale, sql }: Context,
  batches: AsyncIterable<readonly RowRecord[]>,
): AsyncGenerator<string> {
  const w = reportWords
  const headings = [w.row, w.record, w.verdict, w.before, w.after, w.outcome, w.reason]
  yield byteOrderMark + lineOf(headings.map((heading) => heading[locale]))
  for await (const batch of batches) {
    const names = await namesOfReferences(
      sql,
      batch.flatMap(({ before, after }) => [before, after]),
    )
    const shown = (fields: RunRow['before']) =>
      Object.entries(fields ?? {})
        .map(([field, value]) => `${fieldName(field, locale)}: ${shownValue(field, value, locale, names)}`)
        .join('; ')
    yield batch
      .map((stored) => {
        const row = rowOf(stored, locale, names)
        const changed = row.note && (row.note.sentence ?? w.changedBy(row.note)[locale])
        return lineOf([
          String(row.number),
          row.label,
          w[row.verdict][locale],
          shown(row.before),
          shown(row.after),
          row.outcome ? w[row.outcome][locale] : '',
          [...[...row.faults, ...row.assumptions].map(({ reason }) => reason), row.reason, changed]
            .filter(Boolean)
            .join(' '),
        ])
      })
      .join('')
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => csvCell(cell, 'text', 'fi')).join(';')}\r\n`
}

/** Opens the template of a kind of import: the headings and an example row. */
export async function openTemplate(ctx: Context, kind: string): Promise<OpenedFile> {
  const { locale, sql } = ctx
  if (!isImportKind(kind)) refuse('not-found')
  await refuseWithoutRight(ctx, sql, kind)
  const fields = importFields[kind]
  const text =
    byteOrderMark +
    lineOf(fields.map(({ heading }) => heading[locale])) +
    lineOf(fields.map(({ example }) => example[locale]))
  return { fileName: `${kind}.csv`, mediaType, content: Readable.from([text], { objectMode: false }) }
}
