import type { PdfPage } from './make-pdf.ts'

interface PdfColumn {
  /** The name is empty in a table without headings. */
  readonly name: string
  /** The share of the width; the shares of a table add up to 1. */
  readonly share: number
  readonly alignEnd?: boolean
}

interface PdfMark {
  readonly text: string
  readonly bold?: boolean
  /** The text warns of something, so it is red and large. */
  readonly stop?: boolean
  /** A drawing below the text, such as a barcode. */
  readonly below?: {
    readonly height: number
    readonly draw: (page: PdfPage, at: { readonly left: number; readonly top: number }) => void
  }
}

export type PdfCell = string | PdfMark

export interface PdfTable {
  readonly columns: readonly PdfColumn[]
  readonly rows: readonly (readonly PdfCell[])[]
  /** The last row is the total of the others. */
  readonly totalled?: boolean
}

interface Row {
  readonly cells: readonly PdfCell[]
  readonly head: boolean
  readonly bold: boolean
}

const gap = 8
const rowGap = 5
const fontSize = 9.5
const stopSize = 14

/** Adds a tagged table. Rows are never split across pages; the next page repeats the headings. */
export function addTable(
  page: PdfPage,
  parent: PDFKit.PDFStructureElement,
  table: PdfTable,
  newPage: () => void,
): void {
  const element = page.struct('Table')
  parent.add(element)
  const headings = table.columns.map(({ name }) => name)
  const headRow = headings.some(Boolean) ? { cells: headings, head: true, bold: true } : null
  if (headRow) addRow(page, element, table, headRow)
  for (const [place, cells] of table.rows.entries()) {
    const row = { cells, head: false, bold: table.totalled === true && place === table.rows.length - 1 }
    if (page.y + heightOf(page, table, row) > page.page.height - page.page.margins.bottom) {
      newPage()
      if (headRow) asArtifact(page, () => drawCells(page, table, headRow))
    }
    addRow(page, element, table, row)
  }
  element.end()
}

/** Marks drawing that is not content: rules, page numbers, repeated headings. */
export function asArtifact(page: PdfPage, draw: () => void): void {
  page.markContent('Artifact', { type: 'Layout' })
  draw()
  page.endMarkedContent()
}

function addRow(page: PdfPage, element: PDFKit.PDFStructureElement, table: PdfTable, row: Row): void {
  const top = page.y
  const bottom = top + heightOf(page, table, row)
  const cells = row.cells.map((_, place) =>
    page.struct(row.head || (place === 0 && row.bold) ? 'TH' : 'TD', {}, () =>
      drawCell(page, table, row, { place, top }),
    ),
  )
  element.add(page.struct('TR', {}, cells))
  asArtifact(page, () => drawRule(page, bottom))
  page.x = page.page.margins.left
  page.y = bottom + rowGap
}

function drawCells(page: PdfPage, table: PdfTable, row: Row): void {
  const top = page.y
  const bottom = top + heightOf(page, table, row)
  for (const place of row.cells.keys()) drawCell(page, table, row, { place, top })
  drawRule(page, bottom)
  page.x = page.page.margins.left
  page.y = bottom + rowGap
}

function drawCell(page: PdfPage, table: PdfTable, row: Row, at: { place: number; top: number }): void {
  const { left, width } = boxOf(page, table, at.place)
  const column = table.columns[at.place]
  const cell = markOf(row.cells[at.place])
  setFont(page, row, cell)
    .fillColor(colourOf(row, cell))
    .text(cell.text, left, at.top, { width, align: column?.alignEnd ? 'right' : 'left' })
  if (cell.below) cell.below.draw(page, { left, top: page.y })
}

function colourOf({ head }: Row, { stop }: PdfMark): string {
  if (stop) return '#b00020'
  return head ? '#444' : '#111'
}

function markOf(cell: PdfCell = ''): PdfMark {
  return typeof cell === 'string' ? { text: cell } : cell
}

function drawRule(page: PdfPage, y: number): void {
  const { left, right } = page.page.margins
  page
    .moveTo(left, y)
    .lineTo(page.page.width - right, y)
    .lineWidth(0.5)
    .strokeColor('#ccc')
    .stroke()
}

function heightOf(page: PdfPage, table: PdfTable, row: Row): number {
  const heights = row.cells.map(markOf).map((cell, place) => {
    const { width } = boxOf(page, table, place)
    return setFont(page, row, cell).heightOfString(cell.text, { width }) + (cell.below?.height ?? 0)
  })
  return Math.max(...heights) + rowGap
}

function setFont(page: PdfPage, row: Row, { bold, stop }: PdfMark): PdfPage {
  return page.font(row.bold || bold ? 'bold' : 'regular').fontSize(stop ? stopSize : fontSize)
}

function boxOf(page: PdfPage, { columns }: PdfTable, place: number): { left: number; width: number } {
  const { left, right } = page.page.margins
  const width = page.page.width - left - right
  const before = columns.slice(0, place).reduce((sum, { share }) => sum + share, 0)
  const isLast = place === columns.length - 1
  const share = columns[place]?.share ?? 0
  return { left: left + width * before, width: width * share - (isLast ? 0 : gap) }
}
