import type { FocusEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { shownCell } from './cell-texts.ts'
import type { GridRowProps } from './grid-cell.tsx'
import { GridCell } from './grid-cell.tsx'
import type { GridColumn, PriceGridProps } from './grid-column.ts'
import { useGridKeys } from './use-grid-keys.ts'
import type { GridState } from './use-grid-state.ts'
import { useGridState } from './use-grid-state.ts'

export type { GridChanges, GridColumn, PriceGridProps, PriceGridWords, Reading } from './grid-column.ts'

/**
 * A grid in which texts are changed as in a spreadsheet. The stored rows stay as they are; the caller holds the
 * changes and saves them. Only the rows in view are in the document.
 */
export function PriceGrid<Row>(props: PriceGridProps<Row>) {
  const { caption, words, columns, rows, rowId } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const grid = useGridState(props)
  const { from, to, visible, wide } = useRowWindow(box, rows.length)
  const editable = columns.flatMap(({ parse }, index) => (parse ? [index] : []))
  const type = useGridKeys(grid, editable, visible - 2)
  useClipboard(box, grid)
  useSizes(box, columns, rows.length)
  const focus = useFocusOnActive(box, grid)
  const shownRows = rowsInWindow(from, to, grid.active.row, rows.length)
  return (
    <div className="pg">
      <p className="pg__help" id={`${id}-help`}>
        {words.help} {wide && words.scrolls}
      </p>
      <div className="pg__box" ref={box}>
        <table
          {...gridRole}
          aria-label={caption}
          aria-describedby={`${id}-help`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          onKeyDown={type}
          {...focus}
        >
          <HeadRow columns={columns} />
          <tbody>
            {shownRows.map((index) => {
              const row = rows[index]
              return row && <GridRow key={rowId(row)} {...props} {...{ id, row, index, grid }} />
            })}
          </tbody>
        </table>
      </div>
      <ActiveNote {...props} active={grid.active} notice={grid.notice} />
    </div>
  )
}

// With this role the cells of a table are grid cells, which may have the focus.
const gridRole = { role: 'grid', 'aria-multiselectable': true }

function HeadRow<Row>({ columns }: { columns: readonly GridColumn<Row>[] }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, heading, align }, index) => (
          <th key={key} scope="col" aria-colindex={index + 1} data-align={align}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type ActiveNoteProps<Row> = PriceGridProps<Row> & {
  active: { row: number; column: number }
  notice: string
}

/** Says what is wrong with the active cell, and announces what the last command did. */
function ActiveNote<Row>({ active, notice, ...props }: ActiveNoteProps<Row>) {
  const row = props.rows[active.row]
  const column = props.columns[active.column]
  const { error = null, warning = null } = row && column ? shownCell(props, row, column) : {}
  return (
    <div className="pg__note" data-tone={error ? 'bad' : 'warn'}>
      {row && (error || warning) && `${props.rowName(row)}: ${error ?? warning}`}
      <p role="status">{notice}</p>
    </div>
  )
}

/** The active row is always rendered: if it left the document, the focus would be lost while the user scrolls. */
function rowsInWindow(from: number, to: number, active: number, count: number): number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index)
  if (active >= count || (active >= from && active < to)) return rows
  return active < from ? [active, ...rows] : [...rows, active]
}

// Sizes are set by a script, because the content security policy refuses style attributes in HTML of the server.
function useSizes<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  rowCount: number,
): void {
  const [first = 0, ...others] = columns.map(({ width }) => width)
  const rest = others.map((width) => `${width}px`).join(' ')
  const sum = others.reduce((total, width) => total + width, 0)
  useLayoutEffect(() => {
    const style = box.current?.style
    style?.setProperty('--first', `${first}px`)
    style?.setProperty('--rest', rest)
    style?.setProperty('--sum', `${sum}px`)
    style?.setProperty('--rows', String(rowCount))
  }, [box, first, rest, sum, rowCount])
}

/**
 * Moves the focus to the active cell if the grid has the focus, or had it until an editor was closed or the row of
 * the focused cell left the document.
 */
function useFocusOnActive(box: RefObject<HTMLElement | null>, { active, editing }: GridState) {
  const { row, column } = active
  const edits = editing !== null
  const owned = useRef(false)
  useEffect(() => {
    const focused = document.activeElement
    const isOurs = box.current?.contains(focused) || (owned.current && focused === document.body)
    if (edits || !isOurs) return
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-row="${row}"] > [aria-colindex="${column + 1}"]`,
    )
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [box, row, column, edits])
  return {
    onFocus: () => {
      owned.current = true
    },
    // React reports no blur of an element that is removed.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      owned.current = currentTarget.contains(relatedTarget)
    },
  }
}

function GridRow<Row>(props: GridRowProps<Row>) {
  const { index, columns } = props
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      ref={(element) => element?.style.setProperty('--row', String(index))}
    >
      {columns.map((column, place) => (
        <GridCell key={column.key} {...props} {...{ column, place }} />
      ))}
    </tr>
  )
}

/**
 * Copies and pastes cells. The listeners are on the document, because browsers send these events to the selected
 * text and not to the focused cell. In the editor the browser copies and pastes as in every text field.
 */
function useClipboard(box: RefObject<HTMLElement | null>, grid: GridState): void {
  const isInCell = () =>
    document.activeElement instanceof HTMLTableCellElement && box.current?.contains(document.activeElement)
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (!isInCell()) return
    event.clipboardData?.setData('text/plain', grid.copy())
    event.preventDefault()
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isInCell()) return
    event.preventDefault()
    grid.paste(event.clipboardData?.getData('text/plain') ?? '')
  })
  useEffect(() => {
    const copied = (event: ClipboardEvent) => copy(event)
    const pasted = (event: ClipboardEvent) => paste(event)
    document.addEventListener('copy', copied)
    document.addEventListener('paste', pasted)
    return () => {
      document.removeEventListener('copy', copied)
      document.removeEventListener('paste', pasted)
    }
  }, [])
}

/** The height of a row in pixels, which is also in price-grid.css. */
const rowHeight = 44
/** The rows above and below the visible ones, so that a fast scroll does not show blank rows. */
const spare = 8
const rowsOnServer = 12

/**
 * Returns the rows to render. `flushSync` is needed in the listener: a browser paints the new scroll position right
 * after the event, and React would render the new rows one frame later.
 */
function useRowWindow(box: RefObject<HTMLElement | null>, count: number) {
  const [first, setFirst] = useState(0)
  const [visible, setVisible] = useState(rowsOnServer)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const scroll = () => flushSync(() => setFirst(Math.floor(element.scrollTop / rowHeight)))
    const measure = () => {
      setVisible(Math.ceil(element.clientHeight / rowHeight))
      setWide(element.scrollWidth > element.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', scroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scroll)
    }
  }, [box])
  const from = Math.max(0, Math.min(first, count - visible) - spare)
  return { from, to: Math.min(count, first + visible + spare), visible, wide }
}
