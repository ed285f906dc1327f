import { Anchor } from '../anchor.tsx'
import { CheckCell } from './check-cell.tsx'
import type { DataColumn } from './columns.ts'
import { ResizeHandle } from './resize-handle.tsx'
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
