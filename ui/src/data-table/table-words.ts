/** The texts of a data table in the language of the user. */
export interface DataTableWords {
  /** The accessible name of the checkbox that selects the page. */
  readonly selectPage: string
  /** The accessible name of the checkbox of a row, such as "Select order 4821907735". */
  readonly selectRow: (row: string) => string
  /** Such as "2 selected". */
  readonly selected: (count: number) => string
  /** Such as "Select all 1,284 results". */
  readonly selectAll: (total: number) => string
  readonly deselect: string
  /** The button that opens the choice of columns, and the title of its dialog. */
  readonly columns: string
  readonly closeColumns: string
  readonly resetColumns: string
  readonly moveUp: (heading: string) => string
  readonly moveDown: (heading: string) => string
  /** Announced after a move, such as "Price is now column 2 of 6". */
  readonly moved: (heading: string, place: number, count: number) => string
  /** The accessible name of the handle that changes the width of a column. */
  readonly width: (heading: string) => string
  /** The heading of the column with the actions of the rows. */
  readonly actions: string
}
