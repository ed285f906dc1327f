import { xmlText } from '../../platform/xml-text.ts'
import type { Cell, CellKind, ExportedList } from '../lists/exported-list.ts'
import { euros } from './csv.ts'
import { cellStyles } from './xlsx-parts.ts'

const begin =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns the name of a column by its place: A to Z, then AA to ZZ. */
function columnName(place: number): string {
  const first = Math.floor(place / letters.length)
  return `${first > 0 ? letters[first - 1] : ''}${letters[place % letters.length]}`
}

/**
 * Yields a part of the sheet's XML for each batch of rows. Texts are inline strings, which are never read as formulas.
 */
export async function* sheetOf(
  { headings, cellsOf }: ExportedList,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const widths = headings.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = headings.map(({ title }, index) =>
    textCell(title, `${columnName(index)}1`, cellStyles.heading),
  )
  yield `${begin}<cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`
  let number = 1
  for await (const rows of batches)
    yield rows
      .map((row) => {
        number += 1
        const cells = cellsOf(row).map((cell, index) =>
          xlsxCell(cell, headings[index]?.kind ?? 'text', `${columnName(index)}${number}`),
        )
        return `<row r="${number}">${cells.join('')}</row>`
      })
      .join('')
  yield '</sheetData></worksheet>'
}

/**
 * Writes a cell with its address. The standard makes the address optional, but some programs cannot read a sheet
 * without it.
 */
function xlsxCell(cell: Cell, kind: CellKind, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return textCell(cell, address, cellStyles.plain)
  const [style, value] =
    kind === 'euros' ? [` s="${cellStyles.euros}"`, euros(cell, '.')] : ['', String(cell)]
  return `<c r="${address}"${style}><v>${value}</v></c>`
}

function textCell(text: string, address: string, style: number): string {
  const styled = style === cellStyles.plain ? '' : ` s="${style}"`
  return `<c r="${address}" t="inlineStr"${styled}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}
