import type { FocusEvent, RefObject } from 'react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { shownCell } from './cell-texts.ts'
import type { GridRowProps } from './grid-cell.tsx'
import { GridCell } from './grid-cell.tsx'
import type { GridColumn, PriceGridProps } from './grid-column.ts'
import { useGridKeys } from './use-grid-keys.ts'
import type { GridState } from './use-grid-state.ts'
import { useGridState } from './use-grid-state.ts'

export type { GridChanges, GridColumn, PriceGridProps, PriceGridWords, Reading } from './grid-column.ts'

/** How many rows Page Up and Page Down move. */
const rowsOfPage = 15

/**
 * A grid in which texts are changed as in a spreadsheet. The stored rows stay as they are; the caller holds the
 * changes and saves them. The grid scrolls with the page, and sideways in its box where it is too wide.
 */
export function PriceGrid<Row>(props: PriceGridProps<Row>) {
  const { caption, words, columns, rows, rowId } = props
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const grid = useGridState(props)
  const wide = useWideBox(box)
  const editable = columns.flatMap(({ parse }, index) => (parse ? [index] : []))
  const type = useGridKeys(grid, editable, rowsOfPage)
  useClipboard(box, grid)
  useSizes(box, columns)
  const focus = useFocusOnActive(box, grid)
  return (
    <div className="pg">
      <p className="pg__help" id={`${id}-help`}>
        {words.help} {wide && words.scrolls}
      </p>
      <div className="pg__box" ref={box} data-wide={wide ? '' : undefined}>
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
            {rows.map((row, index) => (
              <GridRow key={rowId(row)} {...props} {...{ id, row, index, grid }} />
            ))}
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

// Sizes are set by a script, because the content security policy refuses style attributes in HTML of the server.
function useSizes<Row>(box: RefObject<HTMLElement | null>, columns: readonly GridColumn<Row>[]): void {
  const [first = 0, ...others] = columns.map(({ width }) => width)
  const rest = others.map((width) => `${width}px`).join(' ')
  const sum = others.reduce((total, width) => total + width, 0)
  useLayoutEffect(() => {
    const style = box.current?.style
    style?.setProperty('--first', `${first}px`)
    style?.setProperty('--rest', rest)
    style?.setProperty('--sum', `${sum}px`)
  }, [box, first, rest, sum])
}

/** Moves the focus to the active cell if the grid has the focus, or had it until an editor was closed. */
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
    <tr aria-rowindex={index + 2} data-row={index}>
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

/** Tells whether the grid is wider than its box. Only then the box scrolls, so that else the header row sticks. */
function useWideBox(box: RefObject<HTMLElement | null>): boolean {
  // Before it is measured, the box counts as too wide, so that the page itself never is.
  const [wide, setWide] = useState(true)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return wide
}
