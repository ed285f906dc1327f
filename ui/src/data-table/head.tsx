import type { KeyboardEvent, PointerEvent } from 'react'
import { useRef } from 'react'
import { Anchor } from '../anchor.tsx'
import { CheckCell } from './check-cell.tsx'
import type { DataColumn } from './columns.ts'
import { narrowestColumn, widestColumn } from './columns.ts'
import { nothingSelected, pageState, togglePage } from './selection.ts'
import type { DataTableProps } from './table-props.ts'
import type { ColumnResizing, ShownColumn } from './use-column-widths.ts'

interface HeadProps<Row> extends DataTableProps<Row> {
  readonly id: string
  readonly shown: readonly ShownColumn<Row>[]
  readonly resizing: ColumnResizing
}

export function Head<Row>(props: HeadProps<Row>) {
  const { id, shown, words, rows = [], rowId, selection = nothingSelected, onSelect, rowAction } = props
  const page = rows.map(rowId)
  const state = pageState(selection, page)
  return (
    <>
      <colgroup>
        {onSelect && <col className="dt__select-col" />}
        {shown.map(({ column, width }) => (
          <col key={column.key} ref={(col) => setWidth(col, width)} />
        ))}
        {rowAction && <col className="dt__action-col" />}
      </colgroup>
      <thead>
        <tr>
          {onSelect && (
            <CheckCell
              id={`${id}-page`}
              label={words.selectPage}
              checked={state === 'whole'}
              partly={state === 'some'}
              onChange={() => onSelect(togglePage(selection, page))}
            />
          )}
          {shown.map(({ column }) => (
            <Heading key={column.key} column={column} {...props} />
          ))}
          {rowAction && (
            <th scope="col" className="dt__action">
              <span className="vh">{words.actions}</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}

// A style attribute in HTML of the server would be refused by the content security policy; a script may set styles.
function setWidth(col: HTMLTableColElement | null, width: number | null): void {
  if (col) col.style.inlineSize = width === null ? '' : `${width}px`
}

function Heading<Row>({ column, ...props }: { column: DataColumn<Row> } & HeadProps<Row>) {
  const { key, heading, align, sortable } = column
  const { sorting, sortHref, words, resizing } = props
  const sorted = sorting?.key === key ? sorting : null
  const direction = sorted?.descending ? 'descending' : 'ascending'
  const href = sortHref({ key, descending: sorted ? !sorted.descending : false })
  return (
    <th
      scope="col"
      // Without a label the name of the handle would be a part of the name of the heading.
      aria-label={heading}
      data-key={key}
      data-align={align}
      data-sortable={sortable ? '' : undefined}
      aria-sort={sorted ? direction : undefined}
    >
      {sortable ? (
        <Anchor className="dt__sort" href={href} preventScrollReset>
          {heading}
        </Anchor>
      ) : (
        <span className="dt__heading">{heading}</span>
      )}
      <ResizeHandle columnKey={key} label={words.width(heading)} resizing={resizing} />
    </th>
  )
}

interface ResizeHandleProps {
  columnKey: string
  label: string
  resizing: ColumnResizing
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -16, ArrowRight: 16 }

/** The handle between two headings: dragged by a pointer, or moved with the left and right arrow keys. */
function ResizeHandle({ columnKey, label, resizing }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const dragTo = (event: PointerEvent) =>
    start.current && start.current.width + event.clientX - start.current.x
  const press = (event: PointerEvent) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width: resizing.widthOf(columnKey) }
  }
  const move = (event: PointerEvent) => {
    const width = dragTo(event)
    if (width !== null) resizing.drag(columnKey, width)
  }
  const release = (event: PointerEvent) => {
    const width = dragTo(event)
    start.current = null
    if (width !== null) resizing.commit(columnKey, width)
  }
  const type = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    resizing.commit(columnKey, resizing.widthOf(columnKey) + step)
  }
  return (
    <hr
      className="dt__handle"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={narrowestColumn}
      aria-valuemax={widestColumn}
      ref={describeWidth}
      {...focusable}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={type}
    />
  )
}

// An `hr` has the role of a separator. With a value it is a control, and a control needs the focus.
const focusable = { tabIndex: 0 }

/**
 * Sets the value that screen readers read. It is the width on screen, which is known only after the browser has laid
 * out the table.
 */
function describeWidth(handle: HTMLHRElement | null) {
  const heading = handle?.closest('th')
  if (!handle || !heading) return
  const observer = new ResizeObserver(() => handle.setAttribute('aria-valuenow', String(heading.offsetWidth)))
  observer.observe(heading)
  return () => observer.disconnect()
}
