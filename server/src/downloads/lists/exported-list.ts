import type { ExportRows } from '../../catalogue/index.ts'

/** The kind of a cell. Amounts of euros are given in cents, so that they need no floating point. */
export type CellKind = 'text' | 'integer' | 'euros'
export type Cell = string | number | null

export interface Column<Row> {
  readonly title: string
  readonly kind: CellKind
  /** The width of the column in a sheet, in characters. */
  readonly width: number
  readonly value: (row: Row) => Cell
}

interface Heading {
  readonly title: string
  readonly kind: CellKind
  readonly width: number
}

/** A list as the file formats use it, without the type of its rows. */
export interface ExportedList {
  readonly title: string
  /** The name without its extension. */
  readonly fileName: string
  readonly rows: ExportRows
  readonly headings: readonly Heading[]
  readonly cellsOf: (row: object) => Cell[]
}

export function exportedList<Row extends object>(
  names: Pick<ExportedList, 'title' | 'fileName' | 'rows'>,
  columns: readonly Column<Row>[],
): ExportedList {
  return {
    ...names,
    headings: columns.map(({ title, kind, width }) => ({ title, kind, width })),
    cellsOf: (row) => columns.map(({ value }) => value(row as Row)),
  }
}
