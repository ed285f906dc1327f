import type { GridChanges, GridColumn, PriceGridProps } from './grid-column.ts'

export interface CellText<Row> {
  readonly row: Row
  readonly column: GridColumn<Row>
  readonly text: string
}

type Texts<Row> = Pick<PriceGridProps<Row>, 'rowId' | 'changes' | 'guard'>

/** Returns the text of a cell for its editor: what was typed last, or the stored text. */
export function typedText<Row>({ rowId, changes }: Texts<Row>, row: Row, column: GridColumn<Row>): string {
  return changes.get(rowId(row))?.get(column.key) ?? column.text(row)
}

export interface ShownCell {
  readonly text: string
  /** The stored text, if the cell is changed. */
  readonly stored: string | null
  readonly error: string | null
  readonly warning: string | null
}

export function shownCell<Row>(texts: Texts<Row>, row: Row, column: GridColumn<Row>): ShownCell {
  const stored = column.text(row)
  const typed = texts.changes.get(texts.rowId(row))?.get(column.key)
  if (typed === undefined) return { text: stored, stored: null, error: null, warning: null }
  const read = column.parse?.(typed, row)
  if (read && 'error' in read) return { text: typed, stored, error: read.error, warning: null }
  const warning = texts.guard?.(row, column.key, typed) ?? null
  return { text: read?.shown ?? typed, stored, error: null, warning }
}

/**
 * Returns the changes after texts were typed or pasted. A text that stands for the stored value is no change. If
 * nothing changes, the same map is returned.
 */
export function withCells<Row>(
  changes: GridChanges,
  rowId: (row: Row) => string,
  cells: readonly CellText<Row>[],
): GridChanges {
  const next = new Map(changes)
  let differs = false
  for (const { row, column, text } of cells) {
    const id = rowId(row)
    const before = next.get(id)
    const after = new Map(before)
    const read = column.parse?.(text, row)
    const stored = column.text(row)
    if (text === stored || (read && 'shown' in read && read.shown === stored)) after.delete(column.key)
    else after.set(column.key, text)
    if (after.get(column.key) === before?.get(column.key)) continue
    differs = true
    if (after.size > 0) next.set(id, after)
    else next.delete(id)
  }
  return differs ? next : changes
}
