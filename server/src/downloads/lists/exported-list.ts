import type { ExportRows } from '../../catalogue/index.ts'

/** Money in cents, so that no figure passes through floating point. */
export type CellKind = 'text' | 'integer' | 'euros'
export type Cell = string | number | null

export interface Column<Row> {
  readonly title: string
  readonly kind: CellKind
  /** Of a sheet, in characters. */
  readonly width: number
  readonly value: (row: Row) => Cell
}

interface Heading {
  readonly title: string
  readonly kind: CellKind
  readonly width: number
}

/** A list without the type of its rows: what a format needs to know. */
export interface ExportedList {
  readonly title: string
  /** Without its ending. */
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
