import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { pagesWith } from '../../platform/pdf/pages-with.ts'
import type { PdfCell, PdfTable } from '../../platform/pdf/pdf-table.ts'
import { addTable } from '../../platform/pdf/pdf-table.ts'
import type { PaperToDraw } from './draw-paper.ts'
import {
  drawBarcode,
  printedByText,
  reprintText,
  setBold,
  setRegular,
  stopText,
  weekText,
} from './draw-paper.ts'
import type { PaperOrder, RowToPick } from './rules/paper-order.ts'
import { rowsToPick } from './rules/paper-order.ts'

/** Draws the orders that must not be sent, and then what is taken from the shelves for the others. */
export function drawPickingList(paper: PaperToDraw): Promise<Buffer> {
  const { words, language, printedAt: asOf, orders } = paper
  return makePdf({ title: words.pickingList, language, asOf }, (page) => {
    const footer = printedByText(paper)
    const newPage = pagesWith(page, (number) => `${footer} · ${words.page(number)}`)
    const document = page.struct('Document')
    page.addStructure(document)
    const paragraph = (draw: () => void) => document.add(page.struct('P', {}, draw))
    const rows = rowsToPick(orders)
    const pieces = rows.reduce((sum, { week }) => sum + week.quantity, 0)
    document.add(page.struct('H1', {}, () => setBold(page, 20).text(words.pickingList)))
    paragraph(() => setRegular(page, 11).text(`${words.orders(orders.length)}, ${words.pieces(pieces)}`))
    page.moveDown(0.8)
    const stopped = orders.filter((order) => stopText(order, words) !== null)
    if (stopped.length > 0) addTable(page, document, stoppedTable(stopped, paper), newPage)
    page.moveDown(0.8)
    if (rows.length > 0) addTable(page, document, pickingTable(rows, paper), newPage)
    else paragraph(() => setRegular(page, 11).text(words.nothing))
    document.end()
  })
}

function stoppedTable(orders: readonly PaperOrder[], paper: PaperToDraw): PdfTable {
  return {
    columns: [
      { name: '', share: 0.66 },
      { name: '', share: 0.34 },
    ],
    rows: orders.map((order) => [
      { text: stopText(order, paper.words) ?? '', bold: true, stop: true },
      orderCell(order, paper),
    ]),
  }
}

function pickingTable(rows: readonly RowToPick[], paper: PaperToDraw): PdfTable {
  const { words } = paper
  return {
    columns: [
      { name: words.tyre, share: 0.23 },
      { name: words.size, share: 0.19 },
      { name: words.week, share: 0.12 },
      { name: words.quantity, share: 0.12 },
      { name: words.order, share: 0.34 },
    ],
    rows: rows.map(({ order, tyre, week, inAll }) => [
      [tyre.model, tyre.ean].filter(Boolean).join('\n'),
      { text: tyre.size, bold: true },
      { text: weekText(week), bold: true },
      {
        text: [week.quantity, inAll !== null && inAll > week.quantity ? words.inAll(inAll) : '']
          .filter(Boolean)
          .join('\n'),
        bold: true,
      },
      orderCell(order, paper),
    ]),
  }
}

const barcode = { module: 1, height: 20 }

function orderCell(order: PaperOrder, paper: PaperToDraw): PdfCell {
  return {
    text: [order.orderNumber, reprintText(order, paper)].filter(Boolean).join('\n'),
    below: {
      height: barcode.height + 2,
      draw: (page, { left, top }) =>
        drawBarcode(page, order.orderNumber, { ...barcode, left: left + 10, top: top + 2 }),
    },
  }
}
