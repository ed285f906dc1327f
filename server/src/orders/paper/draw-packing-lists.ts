import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { dateShown, momentShown } from '@pito/contracts/values/moment-shown'
import { productionWeekShown } from '@pito/contracts/values/production-week'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { pagesWith } from '../../platform/pdf/pages-with.ts'
import type { PdfTable } from '../../platform/pdf/pdf-table.ts'
import { addTable } from '../../platform/pdf/pdf-table.ts'
import type { PaperToDraw } from './draw-paper.ts'
import {
  addressLines,
  barcodeModules,
  drawBarcode,
  fittingTime,
  printedByText,
  reprintText,
  setBold,
  setRegular,
  setStop,
  stopText,
} from './draw-paper.ts'
import type { PaperOrder } from './rules/paper-order.ts'
import { kilogramsOfOrder, piecesOf } from './rules/paper-order.ts'

/** Draws a page of A4 for each order. An order whose tyres do not fit on it has further pages. */
export function drawPackingLists(paper: PaperToDraw): Promise<Buffer> {
  const { words, language, printedAt: asOf, orders, pause } = paper
  return makePdf({ title: words.packingLists, language, asOf }, async (page) => {
    const footer = printedByText(paper)
    const newPage = pagesWith(page, (number) => `${footer} · ${words.page(number)}`)
    const document = page.struct('Document')
    page.addStructure(document)
    for (const [place, order] of orders.entries()) {
      if (place > 0) newPage()
      drawOrder(page, document, { paper, order, newPage })
      await pause()
    }
    document.end()
  })
}

interface PageOfOrder {
  readonly paper: PaperToDraw
  readonly order: PaperOrder
  readonly newPage: () => void
}

function drawOrder(
  page: PdfPage,
  document: PDFKit.PDFStructureElement,
  { paper, order, newPage }: PageOfOrder,
): void {
  const { words, company } = paper
  const section = page.struct('Sect')
  document.add(section)
  const paragraph = (draw: () => void) => section.add(page.struct('P', {}, draw))
  const { left, right, top } = page.page.margins
  const barcode = { module: 1.5, height: 42, top, left: page.page.width - right - barcodeModules * 1.5 }
  section.add(
    page.struct('Figure', { alt: order.orderNumber }, () => drawBarcode(page, order.orderNumber, barcode)),
  )
  paragraph(() => setBold(page, 13, '#10583c').text(company.shopName, left, top))
  section.add(page.struct('H1', {}, () => setBold(page, 20).text(words.packingList(order.orderNumber))))
  const [stop, reprint] = [stopText(order, words), reprintText(order, paper)]
  if (stop) paragraph(() => setStop(page, 26).text(stop))
  if (reprint) paragraph(() => setBold(page, 11).text(reprint))
  page.moveDown(1)
  addTable(page, section, factsTable(order, paper), newPage)
  page.moveDown(1)
  addTable(page, section, tyresTable(order, paper), newPage)
  page.moveDown(0.6)
  const pieces = order.tyres.reduce((sum, tyre) => sum + piecesOf(tyre), 0)
  const weight = words.kilograms(formatDecimal(kilogramsOfOrder(order), paper.language))
  paragraph(() => setRegular(page, 11).text(`${words.pieces(pieces)}, ${weight}`))
  section.end()
}

function factsTable(order: PaperOrder, paper: PaperToDraw): PdfTable {
  const { recipient, fitting } = order
  const { words, language } = paper
  const time = fittingTime(order, paper)
  return {
    columns: [
      { name: '', share: 0.3 },
      { name: '', share: 0.7 },
    ],
    rows: [
      [words.ordered, momentShown(order.createdAt, language)],
      ...(time === null ? [] : [[words.fitting, time]]),
      ...(fitting ? [[words.customer, fitting.buyer]] : [[words.delivery, deliveryOf(order, paper)]]),
      [words.recipient, addressLines(recipient).join('\n')],
      [words.phone, recipient.phone],
      ...(order.plate ? [[words.plate, order.plate]] : []),
      ...(order.note ? [[words.note, order.note]] : []),
    ],
  }
}

function deliveryOf({ deliveryDays: days }: PaperOrder, { words, language }: PaperToDraw): string {
  if (!days) return words.home
  return `${words.home}, ${words.promised(dateShown(days.from, language), dateShown(days.to, language))}`
}

function tyresTable({ tyres }: PaperOrder, { words }: PaperToDraw): PdfTable {
  return {
    columns: [
      { name: words.quantity, share: 0.12 },
      { name: words.tyre, share: 0.3 },
      { name: words.size, share: 0.2 },
      { name: words.ean, share: 0.18 },
      { name: words.weeks, share: 0.2 },
    ],
    rows: tyres.map((tyre) => [
      { text: String(piecesOf(tyre)), bold: true },
      tyre.model,
      { text: tyre.size, bold: true },
      tyre.ean ?? '',
      tyre.weeks.map((week) => `${week.quantity} × ${productionWeekShown(week)}`).join('\n'),
    ]),
  }
}
