import { setImmediate } from 'node:timers/promises'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import { languageOf } from '@pito/contracts/values/locale'
import { minutesToOpenPaper } from '@pito/contracts/values/order-papers'
import { productionWeekShown } from '@pito/contracts/values/production-week'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { BookedFitting } from '../../booking/index.ts'
import { readFittings } from '../../booking/index.ts'
import { sizeTextOf } from '../../catalogue/index.ts'
import { auditedBy, recordAudit } from '../../platform/audit/record-audit.ts'
import { shopInFileName } from '../../platform/company/company.ts'
import type { Context } from '../../platform/context.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { pagesWith } from '../../platform/pdf/pages-with.ts'
import type { PdfCell, PdfTable } from '../../platform/pdf/pdf-table.ts'
import { addTable } from '../../platform/pdf/pdf-table.ts'
import { refuse } from '../../platform/refuse.ts'
import { drawLabels } from './draw-labels.ts'
import { drawPackingLists } from './draw-packing-lists.ts'
import type { PaperToDraw } from './draw-paper.ts'
import { drawBarcode, printedByText, reprintText, setBold, setRegular, stopText } from './draw-paper.ts'
import type { PrintedOrderRow, StoredPaper } from './paper-store.ts'
import { readPaper, readPrintedOrders } from './paper-store.ts'
import { paperWords } from './paper-words.ts'
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
      { text: productionWeekShown(week), bold: true },
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

const folder = '/api/v1/staff/order-papers'

export function orderPaperPath(id: string): string {
  return `${folder}/${id}/download`
}

interface PaperFile {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Buffer
}

/**
 * Draws a paper that was printed a moment ago, in the language of the member of staff who printed it. A later copy has
 * to be printed again, so that it says that it is a reprint.
 */
export async function openPaper(ctx: Context, id: string): Promise<PaperFile> {
  const { sql, now, platform } = ctx
  const paper = (await readPaper(sql, id)) ?? refuse('not-found')
  if (now.getTime() - paper.printedAt.getTime() > minutesToOpenPaper * 60_000) refuse('not-found')
  await recordAudit(sql, { ...auditedBy(ctx), action: 'order-paper-opened', details: { print: id } })
  const language = languageOf(paper.locale)
  const rows = await readPrintedOrders(sql, id, language)
  const fittings = await readFittings(
    sql,
    rows.map((row) => row.id),
  )
  const orders = rows.map((row) => paperOrder(row, fittings.get(row.id)))
  const words = paperWords[language]
  const company = platform.company.current
  const facts = { ...paper, language, words, company, orders, pause: () => setImmediate() }
  return {
    fileName: `${shopInFileName(company.shopName)}-${words.fileNames[paper.paper]}-${fileStamp(paper)}.pdf`,
    mediaType: 'application/pdf',
    content: await draws[paper.paper](facts),
  }
}

const draws = {
  'packing-lists': drawPackingLists,
  'picking-list': drawPickingList,
  labels: drawLabels,
}

/** The beginning of the id distinguishes the files of one day. */
function fileStamp({ id, printedAt }: StoredPaper): string {
  return `${printedAt.toISOString().slice(0, 10)}-${id.slice(0, 8)}`
}

function paperOrder(row: PrintedOrderRow, booked: BookedFitting | undefined): PaperOrder {
  const { address, tyres, deliveryFrom, deliveryTo, firstBy, firstAt, ...same } = row
  const { countryCode, phone } = address
  return {
    ...same,
    booked: booked ?? null,
    first: { by: firstBy, at: firstAt },
    recipient: { ...address, phone: countryCode === null ? phone : internationalNumber(countryCode, phone) },
    fitting: row.fitting ? { buyer: row.buyer, at: timeOf(row, booked) } : null,
    deliveryDays: deliveryFrom && deliveryTo ? { from: deliveryFrom, to: deliveryTo } : null,
    tyres: (tyres ?? []).map((tyre) => ({
      ...tyre,
      model: tyreName(tyre.brand, tyre.model),
      size: sizeOf(tyre),
    })),
  }
}

/** Returns null for a time that is agreed by phone, or that the customer has to choose anew. */
function timeOf({ fittedAt }: PrintedOrderRow, booked: BookedFitting | undefined): Date | null {
  if (!booked) return fittedAt
  return booked.state === 'firm' ? booked.startsAt : null
}

function sizeOf(tyre: PrintedOrderRow['tyres'][number]): string {
  const {
    load_index: loadIndex,
    load_index_dual: loadIndexDual,
    speed_index: speedIndex,
    z_rated: zRated,
  } = tyre
  return sizeTextOf({ ...tyre, loadIndex, loadIndexDual, speedIndex, zRated })
}
