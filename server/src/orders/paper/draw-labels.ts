import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { carrierNames } from '@pito/contracts/values/order-papers'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { asArtifact } from '../../platform/pdf/pdf-table.ts'
import type { PaperToDraw } from './draw-paper.ts'
import {
  addressLines,
  barcodeModules,
  drawBarcode,
  fittingTime,
  reprintText,
  setBold,
  setRegular,
  setStop,
  stopText,
} from './draw-paper.ts'
import type { PaperOrder } from './rules/paper-order.ts'
import { kilogramsOfOrder, piecesOf } from './rules/paper-order.ts'

const millimetre = 72 / 25.4
const small = { width: 100 * millimetre, height: 150 * millimetre }
const a4 = { width: 210 * millimetre, height: 297 * millimetre }
/** Office printers leave a margin of about five millimetres. */
const padding = 6 * millimetre

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Draws a label for each order: on a page of its own, or in a quarter of a sheet of A4. */
export function drawLabels(paper: PaperToDraw): Promise<Buffer> {
  const { words, language, printedAt: asOf, orders, pause, labelFormat } = paper
  const isOnA4 = labelFormat === 'a4'
  const size: [number, number] = isOnA4 ? [a4.width, a4.height] : [small.width, small.height]
  const boxes = isOnA4 ? quarters : [{ left: 0, top: 0, ...small }]
  return makePdf({ title: words.labels, language, asOf, sheet: { size, margin: 0 } }, async (page) => {
    const document = page.struct('Document')
    page.addStructure(document)
    for (const [place, order] of orders.entries()) {
      const onPage = place % boxes.length
      if (place > 0 && onPage === 0) page.addPage()
      if (isOnA4 && onPage === 0) asArtifact(page, () => drawCuts(page))
      drawLabel(page, document, { paper, order, box: inside(boxes[onPage] ?? quarters[0]) })
      await pause()
    }
    document.end()
  })
}

const quarter = { width: a4.width / 2, height: a4.height / 2 }
const quarters: readonly [Box, ...Box[]] = [
  { left: 0, top: 0, ...quarter },
  { left: quarter.width, top: 0, ...quarter },
  { left: 0, top: quarter.height, ...quarter },
  { left: quarter.width, top: quarter.height, ...quarter },
]

function inside({ left, top, width, height }: Box): Box {
  return {
    left: left + padding,
    top: top + padding,
    width: width - 2 * padding,
    height: height - 2 * padding,
  }
}

function drawCuts(page: PdfPage): void {
  page
    .moveTo(quarter.width, 0)
    .lineTo(quarter.width, a4.height)
    .moveTo(0, quarter.height)
    .lineTo(a4.width, quarter.height)
    .lineWidth(0.5)
    .dash(4, { space: 4 })
    .strokeColor('#999')
    .stroke()
    .undash()
}

interface LabelOfOrder {
  readonly paper: PaperToDraw
  readonly order: PaperOrder
  readonly box: Box
}

/** Draws the parts of a label from the top down; each has a height of its own, so that long texts never run into others. */
function drawLabel(
  page: PdfPage,
  document: PDFKit.PDFStructureElement,
  { paper, order, box }: LabelOfOrder,
): void {
  const { words, language, company, carrier } = paper
  const section = page.struct('Sect')
  document.add(section)
  let { top } = box
  const write = (
    text: string,
    height: number,
    style: (page: PdfPage, size: number) => PdfPage,
    size: number,
  ) => {
    if (text !== '')
      section.add(page.struct('P', {}, () => writeWithin(page, text, { ...box, top, height }, style, size)))
    top += height
  }
  const heading = stopText(order, words)
  write(carrier ? carrierNames[language][carrier] : '', 26, setBold, 18)
  if (heading) write(heading, 30, setStop, 22)
  const { name, street, postcode, town } = company
  const sender = [company.shopName || name, street, `${postcode} ${town}`, company.phone].filter(Boolean)
  write(`${words.sender}: ${sender.join(', ')}`, 26, setRegular, 7.5)
  top += rule(page, box, top)
  write(words.recipient, 12, setRegular, 8)
  write(addressLines(order.recipient).join('\n'), 86, setBold, 14)
  write(`${words.phone} ${order.recipient.phone}`, 16, setRegular, 9)
  const time = fittingTime(order, paper)
  if (time !== null) write(words.forOrder(order.orderNumber, time), 34, setBold, 10.5)
  top += rule(page, box, top)
  write(
    `${words.weight}: ${words.kilograms(formatDecimal(kilogramsOfOrder(order), language))}`,
    18,
    setBold,
    11,
  )
  write(contentsOf(order, paper), 62, setRegular, 9)
  write(reprintText(order, paper) ?? '', 22, setBold, 8)
  const module = Math.min(2.6, box.width / (barcodeModules + 10))
  const left = box.left + (box.width - barcodeModules * module) / 2
  const height = 46
  const bottom = box.top + box.height
  section.add(
    page.struct('Figure', { alt: order.orderNumber }, () =>
      drawBarcode(page, order.orderNumber, { left, top: bottom - height - 16, module, height }),
    ),
  )
  section.add(
    page.struct('P', {}, () =>
      setBold(page, 11).text(order.orderNumber, box.left, bottom - 13, {
        width: box.width,
        align: 'center',
        lineBreak: false,
      }),
    ),
  )
  section.end()
}

function rule(page: PdfPage, { left, width }: Box, top: number): number {
  asArtifact(page, () =>
    page
      .moveTo(left, top)
      .lineTo(left + width, top)
      .lineWidth(1)
      .strokeColor('#111')
      .stroke(),
  )
  return 5
}

const shownTyres = 4

function contentsOf({ tyres }: PaperOrder, { words }: PaperToDraw): string {
  const lines = tyres.map((tyre) => `${piecesOf(tyre)} × ${tyre.model} ${tyre.size}`)
  const more = lines.length > shownTyres ? [words.more(lines.length - shownTyres + 1)] : []
  return [...lines.slice(0, more.length > 0 ? shownTyres - 1 : shownTyres), ...more].join('\n')
}

const smallest = 6

/** Writes a text in the largest size up to `size` in which it fits into the box, and cuts it off if none is small enough. */
function writeWithin(
  page: PdfPage,
  text: string,
  { left, top, width, height }: Box,
  style: (page: PdfPage, size: number) => PdfPage,
  size: number,
): void {
  let fitting = size
  while (fitting > smallest && style(page, fitting).heightOfString(text, { width }) > height) fitting -= 0.5
  style(page, fitting).text(text, left, top, { width, height, ellipsis: true })
}
