import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  readonly key: string
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  /** Whether the heading is a link that sorts the rows by this column. */
  readonly sortable?: boolean | undefined
  /** Numbers and amounts are aligned to the end. */
  readonly align?: 'start' | 'end' | undefined
  /**
   * The place of the value on the card that a row becomes on a phone: 1 is the title of the card and the heading of
   * the row, 2 to 6 are the lines below, of which empty ones are left out. Other values are not on the card.
   */
  readonly importance?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** Whether a value that is longer than its column is cut. The other values of the table then stay on one line too. */
  readonly cut?: boolean | undefined
  /** Whether the column is hidden until the user chooses it. */
  readonly hiddenAtFirst?: boolean | undefined
}

/** What a user has chosen for one column. Columns without an entry follow at the end, as they were defined. */
export interface ColumnLayout {
  readonly key: string
  readonly shown: boolean
  /** The width in pixels. While no column has one, the browser divides the space. */
  readonly width?: number | undefined
}

export type TableLayout = readonly ColumnLayout[]

export const narrowestColumn = 64
export const widestColumn = 800
const widthOfAddedColumn = 160

/** Completes a stored layout: columns that no longer exist are left out, and new columns are appended. */
export function completeLayout<Row>(columns: readonly DataColumn<Row>[], layout: TableLayout): TableLayout {
  const known = layout.filter(({ key }) => columns.some((column) => column.key === key))
  const added = columns.filter(({ key }) => !layout.some((entry) => entry.key === key))
  return [...known, ...added.map(({ key, hiddenAtFirst }) => ({ key, shown: !hiddenAtFirst }))]
}

/** Returns the columns to show, in their order, each with its width. A width is null while no column has one. */
export function shownColumns<Row>(columns: readonly DataColumn<Row>[], layout: TableLayout) {
  const shown = completeLayout(columns, layout).filter((entry) => entry.shown)
  const sized = shown.some(({ width }) => width !== undefined)
  return shown.flatMap(({ key, width = widthOfAddedColumn }) => {
    const column = columns.find((one) => one.key === key)
    return column ? [{ column, width: sized ? width : null }] : []
  })
}

/** Moves a column by one place. At the ends of the list the layout is returned unchanged. */
export function moveColumn(layout: TableLayout, key: string, by: -1 | 1): TableLayout {
  const from = layout.findIndex((entry) => entry.key === key)
  const moved = layout[from]
  const neighbour = layout[from + by]
  if (!moved || !neighbour) return layout
  return layout.with(from, neighbour).with(from + by, moved)
}

export function showColumn(layout: TableLayout, key: string, shown: boolean): TableLayout {
  return layout.map((entry) => (entry.key === key ? { ...entry, shown } : entry))
}

/**
 * Sets the width of one column. `measured` has the present widths of the columns on screen: all of them become fixed
 * with the first change, so that the other columns stay as wide as they are.
 */
export function resizeColumn(
  layout: TableLayout,
  measured: ReadonlyMap<string, number>,
  key: string,
  width: number,
): TableLayout {
  const widths = new Map([...measured, [key, withinBounds(width)]])
  return layout.map((entry) => ({ ...entry, width: widths.get(entry.key) ?? entry.width }))
}

function withinBounds(width: number): number {
  return Math.round(Math.min(widestColumn, Math.max(narrowestColumn, width)))
}
