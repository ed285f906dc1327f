import type { CellRange, PlacedText } from './positions.ts'
import { positionsIn } from './positions.ts'

/**
 * Reads a block of cells as spreadsheets copy it: tabs between cells, line ends between rows. A cell in quotes may
 * contain both, and a quote in it is doubled. A line end at the end does not begin another row.
 */
export function readBlock(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  return rows.at(-1)?.join('') === '' && rows.at(-1)?.length === 1 && rows.length > 1
    ? rows.slice(0, -1)
    : rows
}

/** Writes a block of cells so that spreadsheets read it as such. */
export function writeBlock(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(writeCell).join('\t')).join('\n')
}

function writeCell(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Places a block at the top left cell of a range. A single cell fills the whole range. */
export function blockAt(block: readonly (readonly string[])[], range: CellRange): PlacedText[] {
  const [[only] = [], ...more] = block
  if (only !== undefined && more.length === 0 && block[0]?.length === 1)
    return positionsIn(range).map((one) => ({ ...one, text: only }))
  const { row: top, column: left } = range.from
  return block.flatMap((cells, row) =>
    cells.map((text, column) => ({ row: top + row, column: left + column, text })),
  )
}
