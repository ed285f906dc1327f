import { CheckCell } from './check-cell.tsx'
import type { DataColumn } from './columns.ts'
import { nothingSelected, toggleRow } from './selection.ts'
import type { DataTableProps } from './table-props.ts'
import type { ShownColumn } from './use-column-widths.ts'

interface BodyProps<Row> extends DataTableProps<Row> {
  readonly rows: readonly Row[]
  readonly shown: readonly ShownColumn<Row>[]
}

export function Body<Row>(props: BodyProps<Row>) {
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
  const { heading, align, importance, cell } = column
  const attributes = { 'data-align': align, 'data-importance': importance }
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
