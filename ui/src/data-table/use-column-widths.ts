import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import type { DataColumn, TableLayout } from './columns.ts'
import { completeLayout, resizeColumn, shownColumns } from './columns.ts'

export interface ShownColumn<Row> {
  readonly column: DataColumn<Row>
  /** The width in pixels, or null while the browser divides the space. */
  readonly width: number | null
}

export interface ColumnResizing {
  readonly widthOf: (key: string) => number
  /** Shows a width while the pointer drags the handle of a column. */
  readonly drag: (key: string, width: number) => void
  /** Reports the width of a column as a part of the layout. */
  readonly commit: (key: string, width: number) => void
}

/**
 * Returns the shown columns with their widths, and the functions that change the widths. During a drag the new widths
 * are a state of the table; only the last one is reported, because a caller stores the layout.
 */
export function useColumnWidths<Row>(
  table: RefObject<HTMLTableElement | null>,
  columns: readonly DataColumn<Row>[],
  layout: TableLayout,
  onLayout: (layout: TableLayout) => void,
) {
  const [dragged, setDragged] = useState<TableLayout | null>(null)
  const shown: readonly ShownColumn<Row>[] = shownColumns(columns, dragged ?? layout)
  const sum = shown.reduce((total, { width }) => total + (width ?? 0), 0)
  useEffect(() => table.current?.style.setProperty('--columns', `${sum}px`), [table, sum])
  const measured = () => {
    const headings = table.current?.querySelectorAll<HTMLElement>('th[data-key]') ?? []
    return new Map([...headings].map((heading) => [heading.dataset.key ?? '', heading.offsetWidth]))
  }
  const resized = (key: string, width: number) =>
    resizeColumn(completeLayout(columns, layout), measured(), key, width)
  const resizing: ColumnResizing = {
    widthOf: (key) => measured().get(key) ?? 0,
    drag: (key, width) => setDragged(resized(key, width)),
    commit: (key, width) => {
      setDragged(null)
      onLayout(resized(key, width))
    },
  }
  return { shown, sized: sum > 0, resizing }
}
