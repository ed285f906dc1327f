import type { RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { DialogButton } from '../dialog.tsx'
import { CheckCell } from './check-cell.tsx'
import { ColumnDialog } from './column-dialog.tsx'
import type { DataColumn } from './columns.ts'
import { Head } from './head.tsx'
import type { Selection } from './selection.ts'
import { nothingSelected, pageState, toggleRow } from './selection.ts'
import type { DataTableProps } from './table-props.ts'
import type { ShownColumn } from './use-column-widths.ts'
import { useColumnWidths } from './use-column-widths.ts'

export type { ColumnLayout, DataColumn, TableLayout } from './columns.ts'
export type { Selection } from './selection.ts'
export { nothingSelected } from './selection.ts'
export type { DataTableProps, Sorting } from './table-props.ts'
export type { DataTableWords } from './table-words.ts'

/**
 * A list of records as a table, and on a phone as cards. The caller holds the whole state: the order is in the
 * address, the selection and the layout are passed in.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, columns, layout, busy, loading, empty } = props
  const id = useId()
  const { box, table, wide } = useWideTable()
  const { shown, sized, resizing } = useColumnWidths(table, columns, layout, props.onLayout)
  return (
    <div className="dt" data-busy={busy ? '' : undefined}>
      <TableBar {...props} id={id} />
      <section
        className="dt__box"
        ref={box}
        aria-label={caption}
        data-wide={wide ? '' : undefined}
        {...(wide && reachable)}
      >
        <table ref={table} aria-busy={busy || undefined} data-sized={sized ? '' : undefined}>
          <caption className="vh">{caption}</caption>
          <Head {...props} {...{ id, shown, resizing }} />
          {rows && rows.length > 0 && <Body {...props} rows={rows} shown={shown} />}
        </table>
      </section>
      {rows ? rows.length === 0 && empty : loading}
    </div>
  )
}

// Keyboard users must be able to focus a scrolling box, and not every browser makes it focusable.
const reachable = { tabIndex: 0 }

interface WideTable {
  readonly box: RefObject<HTMLElement | null>
  readonly table: RefObject<HTMLTableElement | null>
  readonly wide: boolean
}

/**
 * Tells whether a table is wider than its box. Only then the box scrolls, in both directions: a sticky header row
 * sticks to the nearest scrolling box, and in a box that scrolls sideways only it would leave the screen with the
 * page. A table that fits scrolls with the page, so that the browser restores the position on the way back.
 */
function useWideTable(): WideTable {
  const box = useRef<HTMLElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    if (!box.current || !table.current) return
    const measure = () => setWide((table.current?.offsetWidth ?? 0) > (box.current?.offsetWidth ?? 0))
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    observer.observe(table.current)
    return () => observer.disconnect()
  }, [])
  return { box, table, wide }
}

interface TableBarProps<Row> extends DataTableProps<Row> {
  readonly id: string
}

/** The line above the table: what is selected and what can be done with it, else the summary of the list. */
function TableBar<Row>(props: TableBarProps<Row>) {
  const { id, words, summary, bulkActions, total, selection = nothingSelected, onSelect } = props
  const count = selection.all ? total : selection.ids.size
  return (
    <div className="dt__bar no-print">
      <p role="status">{count > 0 ? <b>{words.selected(count)}</b> : summary}</p>
      {onSelect && count > 0 && <Choices {...props} selection={selection} onSelect={onSelect} />}
      {count > 0 && bulkActions}
      <DialogButton opens={`${id}-columns`} className="dt__columns">
        {words.columns}
      </DialogButton>
      <ColumnDialog {...props} id={`${id}-columns`} />
    </div>
  )
}

interface ChoicesProps<Row> extends TableBarProps<Row> {
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
}

/**
 * Selecting all results is a step of its own after selecting the page, so that nobody changes a thousand records by
 * one press. Both buttons disappear when they are pressed, so they first pass on the focus.
 */
function Choices<Row>({ id, words, total, rows = [], rowId, selection, onSelect }: ChoicesProps<Row>) {
  const page = rows.map(rowId)
  const offersAll = !selection.all && total > page.length && pageState(selection, page) === 'whole'
  const selectAll = () => {
    document.getElementById(`${id}-deselect`)?.focus()
    onSelect({ ...selection, all: true })
  }
  const deselect = () => {
    document.getElementById(`${id}-page`)?.focus()
    onSelect(nothingSelected)
  }
  return (
    <>
      {offersAll && (
        <Button look="link" onClick={selectAll}>
          {words.selectAll(total)}
        </Button>
      )}
      <Button look="link" id={`${id}-deselect`} onClick={deselect}>
        {words.deselect}
      </Button>
    </>
  )
}

interface BodyProps<Row> extends DataTableProps<Row> {
  readonly rows: readonly Row[]
  readonly shown: readonly ShownColumn<Row>[]
}

function Body<Row>(props: BodyProps<Row>) {
  return (
    <tbody>
      {props.rows.map((row) => (
        <BodyRow key={props.rowId(row)} row={row} {...props} />
      ))}
    </tbody>
  )
}

function BodyRow<Row>({ row, ...props }: { row: Row } & BodyProps<Row>) {
  const { rows, rowId, rowName, shown, words, selection = nothingSelected, onSelect, rowAction } = props
  const id = rowId(row)
  const selected = selection.all || selection.ids.has(id)
  const opened = id === props.openedId
  return (
    <tr
      data-selected={selected ? '' : undefined}
      aria-current={opened || undefined}
      ref={opened ? scrollToRow : undefined}
    >
      {onSelect && (
        <CheckCell
          label={words.selectRow(rowName(row))}
          checked={selected}
          onChange={() => onSelect(toggleRow(selection, rows.map(rowId), id))}
        />
      )}
      {shown.map(({ column }) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
      {rowAction && <td className="dt__action">{rowAction(row)}</td>}
    </tr>
  )
}

function scrollToRow(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}

function Cell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const { heading, align, importance, cut, cell } = column
  const attributes = { 'data-align': align, 'data-importance': importance, 'data-cut': cut ? '' : undefined }
  if (importance === 1)
    return (
      <th scope="row" {...attributes}>
        {cell(row)}
      </th>
    )
  return (
    <td data-label={heading} {...attributes}>
      {cell(row)}
    </td>
  )
}
