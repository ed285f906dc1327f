import type { ReactNode } from 'react'
import type { DataColumn, TableLayout } from './columns.ts'
import type { Selection } from './selection.ts'
import type { DataTableWords } from './table-words.ts'

export interface Sorting {
  readonly key: string
  readonly descending: boolean
}

export interface DataTableProps<Row> {
  /** The caption of the table. It is hidden, because the heading of the page usually says the same. */
  readonly caption: string
  readonly words: DataTableWords
  readonly columns: readonly DataColumn<Row>[]
  /** The rows of the page, or undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  /** The name of a row in the accessible name of its checkbox. */
  readonly rowName: (row: Row) => string
  /** The number of results on all pages. */
  readonly total: number
  readonly sorting: Sorting | null
  /** Returns the address of the list in this order. */
  readonly sortHref: (sorting: Sorting) => string
  /** The order, visibility and widths of the columns. An empty list stands for the columns as they are defined. */
  readonly layout: TableLayout
  readonly onLayout: (layout: TableLayout) => void
  /** Called with the new selection. If it is left out, the rows have no checkboxes. */
  readonly selection?: Selection | undefined
  readonly onSelect?: ((selection: Selection) => void) | undefined
  /** The buttons for the selected rows, shown while something is selected. */
  readonly bulkActions?: ReactNode
  /** The text above the table while nothing is selected, such as "1–25 of 1,284". */
  readonly summary?: ReactNode
  /** The main action of a row, at the end of the row and of its card. */
  readonly rowAction?: ((row: Row) => ReactNode) | undefined
  /** The row that was opened last. It is marked and scrolled into view. */
  readonly openedId?: string | undefined
  /** Whether other rows are being loaded while these are shown. */
  readonly busy?: boolean | undefined
  /** Shown while the first page loads. */
  readonly loading?: ReactNode
  /** Shown when there are no rows. */
  readonly empty?: ReactNode
}
