import type { Language } from '@pito/contracts/values/locale'
import type { Cell, CellKind, ExportedList } from '../lists/exported-list.ts'

/** Without a byte order mark Excel would read the file in the legacy code page of the machine. */
const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'
const needsQuotes = /[;"\r\n]|^\s|\s$/
/**
 * Matches a text that spreadsheets would read as a formula because of its first character (OWASP, CSV injection). A
 * plain negative number is read as a number.
 */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r]/

/**
 * Writes a CSV file (RFC 4180) with semicolons, as spreadsheets with Finnish settings expect. Each batch of rows
 * yields one part of the text.
 */
export async function* csvOf(
  list: ExportedList,
  language: Language,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const line = (cells: readonly string[]) => cells.join(';') + lineEnd
  yield byteOrderMark + line(list.headings.map(({ title }) => csvText(title)))
  for await (const rows of batches)
    yield rows
      .map((row) =>
        line(
          list
            .cellsOf(row)
            .map((cell, index) => csvCell(cell, list.headings[index]?.kind ?? 'text', language)),
        ),
      )
      .join('')
}

export function csvCell(cell: Cell, kind: CellKind, language: Language): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return csvText(cell)
  return kind === 'euros' ? euros(cell, language === 'fi' ? ',' : '.') : String(cell)
}

function csvText(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text
  return needsQuotes.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

export function euros(cents: number, separator: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${separator}${digits.slice(-2)}`
}
