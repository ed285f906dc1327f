import { usualDayZero } from '@pito/contracts/values/read-cell'
import type { ByteSource, Separator, TableEncoding, TableRow, TableStyle } from './table-file.ts'
import { TableRefused, tableLimits } from './table-file.ts'

/** A table: the header and, streamed, the rows below it. */
export interface Table {
  readonly style: TableStyle
  /** The first rows that are not empty. One of them is the header. */
  readonly firstRows: readonly TableRow[]
  readonly header: TableRow
  /** The day that the number 0 means where a date is written as a number of days. */
  readonly dayZero: string
  readonly rows: AsyncGenerator<TableRow>
}

/** Returns which of the first rows is the header. */
export type FindHeader = (firstRows: readonly TableRow[]) => TableRow | undefined

const xlsxReader = () => import('./read-xlsx.ts')

const headBytes = 64 * 1024
const mostFirstRows = 25

/**
 * Opens a CSV file or a workbook. If no row is found to be the header, it is the first row that is not empty. Throws
 * `TableRefused`.
 */
export async function openTable(source: ByteSource, findHeader: FindHeader): Promise<Table> {
  if (source.size === 0) throw new TableRefused('empty')
  if (source.size > tableLimits.bytes) throw new TableRefused('too-large')
  const head = await firstBytes(source)
  if (isOldWorkbook(head)) throw new TableRefused('old-workbook')
  const isArchive = head[0] === 0x50 && head[1] === 0x4b
  if (!isArchive && /\.xls[xm]$/i.test(source.name)) throw new TableRefused('text-as-workbook')
  const { style, rows } = isArchive ? await workbook(source) : await textTable(source, head)
  const firstRows: TableRow[] = []
  for (let next = await rows.next(); !next.done; next = await rows.next()) {
    firstRows.push(next.value)
    if (firstRows.length === mostFirstRows) break
  }
  const header = findHeader(firstRows) ?? firstRows[0]
  if (!header) throw new TableRefused('empty')
  return {
    ...{ style, firstRows, header: withAllColumns(header, firstRows) },
    dayZero: isArchive ? await (await xlsxReader()).dayZeroOf(source) : usualDayZero,
    rows: limited(below(header, firstRows, rows)),
  }
}

/** A column whose heading is empty is a column too, also at the right of the last heading. */
function withAllColumns(header: TableRow, firstRows: readonly TableRow[]): TableRow {
  const widths = firstRows
    .slice(firstRows.indexOf(header))
    .map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1)
  const missing = Math.max(0, Math.max(...widths) - header.cells.length)
  return { ...header, cells: [...header.cells, ...new Array<string>(missing).fill('')] }
}

async function* below(
  header: TableRow,
  firstRows: readonly TableRow[],
  rows: AsyncGenerator<TableRow>,
): AsyncGenerator<TableRow> {
  yield* firstRows.slice(firstRows.indexOf(header) + 1)
  yield* rows
}

/**
 * Tells whether a file is what Excel wrote until 2003, or a workbook with a password, which is stored in the same kind of
 * container. Programs also name web pages and XML `.xls`; Excel opens them too.
 */
function isOldWorkbook(head: Uint8Array): boolean {
  if (head[0] === 0xd0 && head[1] === 0xcf && head[2] === 0x11 && head[3] === 0xe0) return true
  const text = new TextDecoder('latin1').decode(head.subarray(0, 512))
  return /^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!doctype|html|head|meta|style|table)/i.test(text)
}

async function workbook(source: ByteSource) {
  const { readXlsx } = await xlsxReader()
  const style: TableStyle = { format: 'xlsx', encoding: null, separator: null }
  return { style, rows: readXlsx(source) }
}

async function textTable(source: ByteSource, head: Uint8Array) {
  const encoding = await recogniseEncoding(source, head)
  const separator = recogniseSeparator(new TextDecoder(encoding).decode(head, { stream: true }))
  const style: TableStyle = { format: 'csv', encoding, separator }
  const { readCsv } = await import('./read-csv.ts')
  return { style, rows: readCsv(source, { encoding, separator }) }
}

async function firstBytes(source: ByteSource): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  for await (const chunk of source.read(0, Math.min(headBytes, source.size))) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* limited(rows: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > tableLimits.rows) throw new TableRefused('too-many-rows', row.number)
    yield row
  }
}

/**
 * Carries out work that reads a table, and returns the refusal of a file that cannot be read, so that only this folder
 * catches errors.
 */
export async function readingTable<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly read: Result } | { readonly refused: TableRefused }> {
  try {
    return { read: await work() }
  } catch (error) {
    if (error instanceof TableRefused) return { refused: error }
    throw error
  }
}

/**
 * Recognises the encoding of a text file: by its byte order mark, by the zeros of UTF-16, or by whether the whole file is
 * valid UTF-8. Anything else is what spreadsheets on Windows write. The file is read to its first byte that is not
 * UTF-8, because a supplier's list can have its first letter with dots far below its beginning.
 */
async function recogniseEncoding(source: ByteSource, head: Uint8Array): Promise<TableEncoding> {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  head.subarray(0, 4096).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const fifth = Math.min(head.length, 4096) / 10
  if ((zeros[1] ?? 0) > fifth) return 'utf-16le'
  if ((zeros[0] ?? 0) > fifth) return 'utf-16be'
  return (await isUtf8(source)) ? 'utf-8' : 'windows-1252'
}

async function isUtf8(source: ByteSource): Promise<boolean> {
  // The end is not checked: a character that the end of the file cuts in two is no sign of another encoding.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of source.read(0, source.size)) decoder.decode(bytes, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** Commas come last, because the other separators rarely occur within cells, and decimal commas do. */
const separators: readonly Separator[] = [';', '\t', '|', ',']
const linesToCompare = 25
const quoted = /(^|[;\t|,\r\n])"(?:[^"]|"")*"(?=[;\t|,\r\n]|$)/g

/**
 * Recognises the separator by the first lines: most of them have the same number of columns. A title above the headings
 * therefore does not matter.
 */
function recogniseSeparator(text: string): Separator {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replaceAll(quoted, '$1')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesToCompare)
  const scores = separators.map((separator) => ({ separator, score: mostAlike(lines, separator) }))
  const best = Math.max(...scores.map(({ score }) => score))
  return scores.find(({ score }) => score > 0 && score * 2 >= best)?.separator ?? ';'
}

/** Returns how many lines have the most frequent number of columns, not counting lines of a single column. */
function mostAlike(lines: readonly string[], separator: Separator): number {
  const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1)
  const alike = Map.groupBy(counts, (count) => count)
  return Math.max(0, ...[...alike.values()].map(({ length }) => length))
}
