export interface Position {
  readonly row: number
  readonly column: number
}

export interface PlacedText extends Position {
  readonly text: string
}

export interface GridSize {
  readonly rows: number
  readonly columns: number
}

export function withinGrid({ row, column }: Position, { rows, columns }: GridSize): Position {
  return {
    row: Math.max(0, Math.min(rows - 1, row)),
    column: Math.max(0, Math.min(columns - 1, column)),
  }
}

export interface CellRange {
  readonly from: Position
  readonly to: Position
}

/** Returns the rectangle between two cells. */
export function rangeBetween(one: Position, other: Position): CellRange {
  return {
    from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
    to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
  }
}

export function isInRange({ from, to }: CellRange, row: number, column: number): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column
}

/** Returns the cells of a range, row by row. */
export function rowsIn({ from, to }: CellRange): Position[][] {
  return Array.from({ length: to.row - from.row + 1 }, (_row, row) =>
    Array.from({ length: to.column - from.column + 1 }, (_column, column) => ({
      row: from.row + row,
      column: from.column + column,
    })),
  )
}

export function positionsIn(range: CellRange): Position[] {
  return rowsIn(range).flat()
}

/** Returns the cell to which a key leads, or null for other keys. `page` is the number of rows of a page. */
export function cellForKey(
  { key, ctrlKey, metaKey }: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: Position,
  size: GridSize,
  page: number,
): Position | null {
  const far = ctrlKey || metaKey
  const to: Readonly<Record<string, Position>> = {
    ArrowUp: { row: far ? 0 : row - 1, column },
    ArrowDown: { row: far ? size.rows : row + 1, column },
    ArrowLeft: { row, column: far ? 0 : column - 1 },
    ArrowRight: { row, column: far ? size.columns : column + 1 },
    PageUp: { row: row - page, column },
    PageDown: { row: row + page, column },
    Home: { row: far ? 0 : row, column: 0 },
    End: { row: far ? size.rows : row, column: size.columns },
  }
  return to[key] ? withinGrid(to[key], size) : null
}

/** Returns the next editable cell in reading order, or null at the end of the grid. */
export function nextEditable(
  { row, column }: Position,
  editable: readonly number[],
  rows: number,
  by: 1 | -1,
): Position | null {
  const order = by === 1 ? editable : editable.toReversed()
  const inRow = order.find((one) => (one - column) * by > 0)
  if (inRow !== undefined) return { row, column: inRow }
  const [first] = order
  const next = row + by
  return first === undefined || next < 0 || next >= rows ? null : { row: next, column: first }
}
