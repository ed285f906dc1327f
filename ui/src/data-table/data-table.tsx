import { useId } from 'react'
import { Body } from './body.tsx'
import { Head } from './head.tsx'
import { TableBar } from './table-bar.tsx'
import type { DataTableProps } from './table-props.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useWideTable } from './use-wide-table.ts'

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
