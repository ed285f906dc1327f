import { xmlText } from '../../platform/xml-text.ts'
import type { Cell, CellKind, ExportedList } from '../lists/exported-list.ts'
import { euros } from './csv.ts'
import { cellStyles } from './xlsx-parts.ts'

const begin =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** A part of the sheet's XML for each batch of rows; texts stand in their cells, which is never read as a formula. */
export async function* sheetOf(
  { headings, cellsOf }: ExportedList,
  batches: AsyncIterable<readonly object[]>,
): AsyncGenerator<string> {
  const widths = headings.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  const titles = headings.map(({ title }) => textCell(title, cellStyles.heading))
  yield `${begin}<cols>${widths.join('')}</cols><sheetData><row>${titles.join('')}</row>`
  for await (const rows of batches)
    yield rows
      .map((row) => {
        const cells = cellsOf(row).map((cell, index) => xlsxCell(cell, headings[index]?.kind ?? 'text'))
        return `<row>${cells.join('')}</row>`
      })
      .join('')
  yield '</sheetData></worksheet>'
}

export function xlsxCell(cell: Cell, kind: CellKind): string {
  if (cell === null) return '<c/>'
  if (typeof cell === 'string') return textCell(cell, cellStyles.plain)
  return kind === 'euros'
    ? `<c s="${cellStyles.euros}"><v>${euros(cell, '.')}</v></c>`
    : `<c><v>${cell}</v></c>`
}

function textCell(text: string, style: number): string {
  const styled = style === cellStyles.plain ? '' : ` s="${style}"`
  return `<c t="inlineStr"${styled}><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}
