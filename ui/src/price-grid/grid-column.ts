/** How a typed text is understood: the text that is shown for it, or why it is not accepted. */
export type Reading = { readonly shown: string } | { readonly error: string }

export interface GridColumn<Row> {
  readonly key: string
  readonly heading: string
  /** The stored value as a text. */
  readonly text: (row: Row) => string
  /** Reads a text that was typed or pasted. Columns without `parse` cannot be edited. */
  readonly parse?: ((text: string, row: Row) => Reading) | undefined
  readonly align?: 'start' | 'end' | undefined
  /** The keyboard that a touch screen shows for the editor. */
  readonly inputMode?: 'decimal' | 'numeric' | undefined
  /** The width in pixels. On a phone the first column is narrower. */
  readonly width: number
}

/** The texts that differ from the stored ones, by the id of the row and the key of the column. */
export type GridChanges = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The texts of the grid in the language of the user. */
export interface PriceGridWords {
  /** Explains the keys, and that Escape lets Tab leave the grid. */
  readonly help: string
  /** Says that there are more columns at the side. Shown while the grid scrolls sideways. */
  readonly scrolls: string
  /** Said of a changed cell, such as "was 99,00". */
  readonly was: (stored: string) => string
  /** Announced after pasting, such as "200 cells changed, 12 left out". */
  readonly pasted: (changed: number, leftOut: number) => string
  /** Says how many rows of a pasted block did not fit below the last row of the grid, and with what they begin. */
  readonly beyond: (rows: number, first: string) => string
  readonly undone: string
  readonly redone: string
}

export interface PriceGridProps<Row> {
  readonly caption: string
  readonly words: PriceGridWords
  readonly columns: readonly GridColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** The name of a row in the accessible name of the editor. */
  readonly rowName: (row: Row) => string
  readonly changes: GridChanges
  /** The caller passes the same map back; another one, such as an empty one after saving, clears the undo history. */
  readonly onChange: (changes: GridChanges) => void
  /** Returns a warning about an accepted text, or null. A guarded cell is marked. */
  readonly guard?: ((row: Row, key: string, text: string) => string | null) | undefined
}
