import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { recogniseEncoding, recogniseSeparator } from './recognise-text.ts'
import type { ByteSource, TableRow, TableStyle } from './table-file.ts'
import { TableRefused, tableLimits } from './table-file.ts'

/** A table: the header and, streamed, the rows below it. */
export interface Table {
  readonly style: TableStyle
  readonly header: readonly string[]
  readonly rows: AsyncGenerator<TableRow>
}

const headBytes = 64 * 1024

/** Opens a CSV file or a workbook. The first row that is not empty is the header. Throws `TableRefused`. */
export async function openTable(source: ByteSource): Promise<Table> {
  if (source.size === 0) throw new TableRefused('empty')
  if (source.size > tableLimits.bytes) throw new TableRefused('too-large')
  const head = await firstBytes(source)
  const isArchive = head[0] === 0x50 && head[1] === 0x4b
  const { style, rows } = isArchive ? workbook(source) : textTable(source, head)
  const first = await rows.next()
  if (first.done) throw new TableRefused('empty')
  return { style, header: first.value.cells, rows: limited(rows) }
}

function workbook(source: ByteSource) {
  const style: TableStyle = { format: 'xlsx', encoding: null, separator: null }
  return { style, rows: readXlsx(source) }
}

function textTable(source: ByteSource, head: Uint8Array) {
  const encoding = recogniseEncoding(head)
  const separator = recogniseSeparator(new TextDecoder(encoding).decode(head, { stream: true }))
  const style: TableStyle = { format: 'csv', encoding, separator }
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
