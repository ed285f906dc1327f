/** A file whose bytes can be read from any place, such as the parts of an upload in the database. */
export interface ByteSource {
  readonly name: string
  readonly size: number
  /** Reads the bytes from `start` up to, but not including, `end`. */
  read(start: number, end: number): AsyncIterable<Uint8Array>
}

/** A row of a table file. Cells are the texts of the file; a formula is returned as its text, which begins with `=`. */
export interface TableRow {
  /** The line of a CSV file, or the row of a sheet. */
  readonly number: number
  readonly cells: readonly string[]
  /** The places of the cells whose text stands in a merged cell above. */
  readonly merged?: readonly number[]
}

type TableFault =
  | 'empty'
  | 'too-large'
  | 'old-workbook'
  | 'text-as-workbook'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'cell-too-long'
  | 'not-text'
  | 'quote-not-closed'
  | 'csv-broken'
  | 'xlsx-broken'
  | 'xlsx-too-large'

export const tableLimits = {
  bytes: 50 * 1024 * 1024,
  /** Rows with data, without the row of the headers. */
  rows: 200_000,
  columns: 200,
  cellCharacters: 10_000,
} as const

/** Thrown when a file cannot be read. `place` is the line or the cell at which reading ended. */
export class TableRefused extends Error {
  override name = 'TableRefused'
  readonly fault: TableFault
  readonly place: string | null

  constructor(fault: TableFault, place: string | number | null = null) {
    super(fault)
    this.fault = fault
    this.place = place === null ? null : String(place)
  }
}

type TableFormat = 'csv' | 'xlsx'
export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type Separator = ';' | ',' | '\t' | '|'

/** What was recognised in the file. A workbook has neither an encoding nor a separator of its own. */
export interface TableStyle {
  readonly format: TableFormat
  readonly encoding: TableEncoding | null
  readonly separator: Separator | null
}
