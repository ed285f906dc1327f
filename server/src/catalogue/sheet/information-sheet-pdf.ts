import type { Language } from '@pito/contracts/values/locale'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSheet } from './read-sheet.ts'
import type { Sheet, SheetRow } from './sheet-of.ts'

/** Returns the product information sheet as a PDF. Returns null if the article has no sheet. */
export async function informationSheetPdf(
  platform: Platform,
  id: number,
  language: Language,
): Promise<Buffer | null> {
  const sheet = await readSheet(platform, id, language)
  return sheet && drawSheet(sheet, language)
}

/**
 * The day since which the regulation requires product information sheets. It serves as the creation date of every
 * file, so that the file depends only on the declared values and not on the day of printing.
 */
const inForce = new Date('2021-05-01T00:00:00Z')

const valueColumn = 0.56
const rowGap = 9

/** Draws one A4 page with a heading and a table of two columns. */
export function drawSheet(sheet: Sheet, language: Language): Promise<Buffer> {
  const title = `${sheet.title}: ${sheet.name}`
  return makePdf({ title, language, asOf: inForce }, (page) => {
    const document = page.struct('Document')
    page.addStructure(document)
    document.add(page.struct('H1', {}, () => heading(page, sheet)))
    document.add(page.struct('P', {}, () => paragraph(page, sheet.regulation)))
    if (sheet.note) document.add(page.struct('P', {}, () => paragraph(page, sheet.note)))
    const table = page.struct('Table')
    document.add(table)
    page.moveDown(1)
    for (const row of sheet.rows) table.add(rowOf(page, row))
    table.end()
    document.end()
  })
}

function heading(page: PdfPage, { title, name }: Sheet): void {
  page.font('regular').fontSize(11).fillColor('#444').text(title)
  page.font('bold').fontSize(18).fillColor('#111').text(name)
}

function paragraph(page: PdfPage, words: string): void {
  page.font('regular').fontSize(9).fillColor('#444').text(words, { paragraphGap: 2 })
}

function rowOf(page: PdfPage, row: SheetRow): PDFKit.PDFStructureElement {
  const { left, right } = page.page.margins
  const width = page.page.width - left - right
  const start = left + width * valueColumn
  const nameRoom = { width: width * valueColumn - rowGap }
  const valueRoom = { width: width * (1 - valueColumn) }
  let top = 0
  let bottom = 0
  return page.struct('TR', {}, [
    page.struct('TH', { title: row.name }, () => {
      top = page.y
      page.font('regular').fontSize(10).fillColor('#444').text(row.name, left, top, nameRoom)
      bottom = page.y
    }),
    page.struct('TD', {}, () => {
      page.font('bold').fontSize(10).fillColor('#111').text(row.value, start, top, valueRoom)
      bottom = Math.max(bottom, page.y) + rowGap / 2
      page
        .moveTo(left, bottom)
        .lineTo(left + width, bottom)
        .lineWidth(0.5)
        .strokeColor('#ccc')
        .stroke()
      page.x = left
      page.y = bottom + rowGap / 2
    }),
  ])
}
