import { Readable } from 'node:stream'
import type { CsvError, Info } from 'csv-parse'
import { parse } from 'csv-parse'
import type { ByteSource, Separator, TableEncoding, TableRow } from './table-file.ts'
import { TableRefused, tableLimits } from './table-file.ts'

interface CsvRecord {
  readonly record: readonly string[]
  readonly info: Info
}

/** Longer records are only possible if a quote is not closed, because then the rest of the file is one cell. */
const recordCharacters = 500_000

/** Streams the rows of a CSV file. */
export async function* readCsv(
  source: ByteSource,
  { encoding, separator }: { readonly encoding: TableEncoding; readonly separator: Separator },
): AsyncGenerator<TableRow> {
  let next = 1
  let columns = 0
  const parser = parse({
    delimiter: separator,
    bom: true,
    info: true,
    relax_column_count: true,
    // A quote within a cell that does not begin with a quote belongs to its text: 12" rim.
    relax_quotes: true,
    max_record_size: recordCharacters,
    // Called while a chunk is parsed: records that were parsed before an error are not read any more.
    on_record: (parsed) => {
      const { record, info } = parsed as unknown as CsvRecord
      if (swallowsRows(record, columns, separator)) throw new TableRefused('quote-not-closed', next)
      columns = Math.max(columns, record.length)
      next = info.lines + 1
      return parsed
    },
  })
  const text = Readable.from(decoded(source, encoding))
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>)
      if (record.some((cell) => cell.trim() !== '')) yield rowOf(record, info)
  } catch (error) {
    throw refusalOf(error, next)
  } finally {
    text.destroy()
    parser.destroy()
  }
}

/** Decodes the bytes. The mark of a byte order is left out. */
async function* decoded(source: ByteSource, encoding: TableEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of source.read(0, source.size)) {
    const text = decoder.decode(bytes, { stream: true })
    if (text !== '') yield text
  }
  yield decoder.decode()
}

function rowOf(record: readonly string[], { lines }: Info): TableRow {
  if (record.length > tableLimits.columns) throw new TableRefused('too-many-columns', lines)
  if (record.some(({ length }) => length > tableLimits.cellCharacters))
    throw new TableRefused('cell-too-long', lines)
  // PostgreSQL stores no NUL. A file with one is no text, or its encoding was not recognised.
  if (record.some((cell) => cell.includes('\0'))) throw new TableRefused('not-text', lines)
  return { number: lines, cells: record.map((cell) => cell.trim()) }
}

/**
 * Tells whether a cell contains further rows, because its quote is closed by the quote that opens a cell of another row.
 * Such a cell has lines with separators, and it still begins with its quote or leaves too few cells in the record.
 */
function swallowsRows(record: readonly string[], columns: number, separator: Separator): boolean {
  return record.some((cell) => {
    const lines = cell.split(/[\r\n]+/)
    const isTorn = cell.startsWith('"') || record.length < columns
    return lines.length > 1 && isTorn && lines.some((line) => line.includes(separator))
  })
}

/** `line` is the line on which the record begins that cannot be read: a quote that is not closed opens there. */
function refusalOf(error: unknown, line: number): unknown {
  const { code, lines } = error as CsvError & { readonly lines?: number }
  if (code === 'CSV_QUOTE_NOT_CLOSED' || code === 'CSV_MAX_RECORD_SIZE')
    return new TableRefused('quote-not-closed', line)
  return String(code).startsWith('CSV_') ? new TableRefused('csv-broken', lines ?? null) : error
}
