import { headingKey } from '@pito/contracts/values/import-fields'
import { fileFaultSentence } from '@pito/contracts/values/import-sentences'
import { isOneLine } from '@pito/contracts/values/one-line'
import type { ImportKind } from '@pito/contracts/values/run-kinds'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import type { FindHeader, Table } from '../platform/table-files/open-table.ts'
import { openTable, readingTable } from '../platform/table-files/open-table.ts'
import type { ByteSource, TableRow } from '../platform/table-files/table-file.ts'
import { fileOf, storedBytes } from './file-store.ts'
import type { ImportRun } from './open-run.ts'
import type { ImportProfile } from './profile-store.ts'
import { longestMeaningfulText } from './row-store.ts'
import { findHeader } from './rules/find-header.ts'

async function uploadedFile(sql: Sql, run: ImportRun): Promise<ByteSource> {
  if ((await storedBytes(sql, run.id)) !== run.fileBytes) refuse('file-incomplete')
  return fileOf(sql, run)
}

interface FileHead {
  readonly table: Pick<Table, 'style' | 'firstRows' | 'header' | 'dayZero'>
  /** The first ten rows below the header. */
  readonly rows: readonly TableRow[]
  /** The different texts of each column in the first rows, unless a column has many. */
  readonly texts: readonly (readonly string[])[]
}

const previewRows = 10
/** Reading so many rows takes a fraction of a second. The dry run finds the texts of the rows below them. */
const rowsWithTexts = 2000
const mostTexts = 40

/** Reads the header and the first rows, or returns the sentence that says why the file cannot be read. */
export async function readHead(file: ByteSource, find: FindHeader): Promise<FileHead | Sentence> {
  const result = await readingTable(async () => {
    const table = await openTable(file, find)
    const texts = table.header.cells.map(() => new Set<string>())
    const rows: TableRow[] = []
    let count = 0
    for await (const row of table.rows) {
      if (count < previewRows) rows.push(row)
      texts.forEach((known, at) => {
        const text = row.cells[at] ?? ''
        if (canHaveMeaning(text) && known.size <= mostTexts) known.add(text)
      })
      count += 1
      if (count === rowsWithTexts) break
    }
    const few = texts.map((known) => (known.size > mostTexts ? [] : [...known].filter(Boolean)))
    return { table, rows, texts: few }
  })
  return 'read' in result ? result.read : fileFaultSentence(result.refused.fault, result.refused.place)
}

function canHaveMeaning(text: string): boolean {
  return text.length <= longestMeaningfulText && isOneLine(text)
}

/**
 * Returns the function that finds the headings in a file of this kind: the row that was chosen, or else the one with the
 * most known headings. Those of the profiles are known too.
 */
export function headerFinder(
  kind: ImportKind,
  profiles: readonly ImportProfile[],
  chosenRow: number | null,
): FindHeader {
  const assigned = profiles.flatMap(({ columns }) => columns.filter(({ field }) => field !== null))
  const headings = new Set(assigned.map(({ heading }) => headingKey(heading)))
  return (rows) => rows.find(({ number }) => number === chosenRow) ?? findHeader(kind, rows, headings)
}

/** Reads the header and the first rows. Refuses a file that cannot be read, with the reason. */
export async function headOf(ctx: Context, run: ImportRun, find: FindHeader): Promise<FileHead> {
  const head = await readHead(await uploadedFile(ctx.sql, run), find)
  if ('table' in head) return head
  refuse('file-not-readable', { errors: { file: [head[ctx.locale]] } })
}
