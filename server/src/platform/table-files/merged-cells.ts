import type { Readable } from 'node:stream'
import { TableRefused, tableLimits } from './table-file.ts'

/** Returns the last row of the merged cells that begin at a row and a column, or undefined. */
export type MergedColumns = (row: number, column: number) => number | undefined

const range = /<(?:\w+:)?mergeCell\s[^>]*?\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
const longestTag = 200
const mostRanges = 200_000

/**
 * Finds the cells of a sheet that are merged with cells below them. The list of them stands at the end of a sheet, so the
 * sheet is read once before its rows are. It is searched as text, because parsing it would take several times as long.
 */
export async function mergedColumns(sheet: Readable): Promise<MergedColumns> {
  const lastRows = new Map<number, number>()
  const key = (row: number, column: number) => row * 1000 + column
  let rest = ''
  const decoder = new TextDecoder('latin1')
  try {
    for await (const bytes of sheet as AsyncIterable<Uint8Array>) {
      const text = rest + decoder.decode(bytes)
      let end = 0
      for (const match of text.matchAll(range)) {
        const [, letters = '', first, last] = match
        const column = columnOf(letters)
        if (Number(last) > Number(first) && column <= tableLimits.columns)
          lastRows.set(key(Number(first), column), Number(last))
        if (lastRows.size > mostRanges) throw new TableRefused('xlsx-too-large')
        end = match.index + match[0].length
      }
      rest = text.slice(Math.max(end, text.length - longestTag))
    }
  } catch (error) {
    // yauzl reports an entry that is longer than it declares with an error of its own.
    throw error instanceof TableRefused ? error : new TableRefused('xlsx-broken')
  } finally {
    sheet.destroy()
  }
  return (row, column) => lastRows.get(key(row, column))
}

/** Returns the number of the column of an address: `C7` is in column 3. */
export function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
