import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { xmlText } from '../../platform/xml-text.ts'
import type { Cell, CellKind, ExportedList } from '../lists/exported-list.ts'
import { euros } from './csv.ts'

/**
 * Writes a workbook of one sheet (ECMA-376) and compresses it while it is being written, so that neither the sheet
 * nor the file is ever complete in memory. The reader determines the pace, and the query ends when the reader
 * disconnects.
 */
export function xlsxOf(list: ExportedList, batches: AsyncIterable<readonly object[]>, now: Date): Readable {
  const zip = new ZipFile()
  const options = { mtime: now, compress: true }
  for (const { path, xml } of fixedParts(list.title)) zip.addBuffer(Buffer.from(xml), path, options)
  const sheet = Readable.from(sheetOf(list, batches), { objectMode: false })
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', options)
  zip.end()
  const file = zip.outputStream as Readable
  // yazl uses pipe(), which does not pass on errors or the closing of the reader, so both are handled here.
  sheet.once('error', (error) => file.destroy(error))
  file.once('close', () => sheet.destroy())
  return file
}

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
async function* sheetOf(
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

/** The indexes of the formats in styles.xml. */
const cellStyles = { plain: 0, heading: 1, euros: 2 } as const

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`

const packageRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const workbookRelations = `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`

/** Number format 4 is #,##0.00, which a spreadsheet shows in its own language. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`

const workbookOf = (title: string) =>
  `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${xmlText(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** Returns all parts of a workbook except its sheet. */
function fixedParts(title: string): { path: string; xml: string }[] {
  return [
    { path: '[Content_Types].xml', xml: contentTypes },
    { path: '_rels/.rels', xml: packageRelations },
    { path: 'xl/workbook.xml', xml: workbookOf(title) },
    { path: 'xl/_rels/workbook.xml.rels', xml: workbookRelations },
    { path: 'xl/styles.xml', xml: styles },
  ]
}
