import type { Language } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import type { TermsPage, TermsTexts, TextBlock, TextTable } from '../../content/index.ts'
import { blocksOfHtml } from '../../content/index.ts'
import type { Company } from '../../platform/company/company.ts'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { pagesWith } from '../../platform/pdf/pages-with.ts'
import { addTable, asArtifact } from '../../platform/pdf/pdf-table.ts'
import { termsWords } from './terms-words.ts'

export interface TermsToDraw {
  readonly orderNumber: string
  readonly language: Language
  /** Companies have no right of withdrawal, so their file has no instructions for it. */
  readonly isBusiness: boolean
  readonly version: string
  readonly acceptedAt: Date
  readonly texts: TermsTexts
}

interface Style {
  readonly font: 'regular' | 'bold'
  readonly size: number
  readonly tag: 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote'
  /** The space below the block. */
  readonly below: number
  readonly indent?: number
}

const styles = {
  title: { font: 'bold', size: 18, tag: 'H1', below: 10 },
  page: { font: 'bold', size: 14, tag: 'H2', below: 6 },
  heading: { font: 'bold', size: 11, tag: 'H3', below: 3 },
  paragraph: { font: 'regular', size: 9.5, tag: 'P', below: 6 },
  item: { font: 'regular', size: 9.5, tag: 'P', below: 4, indent: 12 },
  quote: { font: 'regular', size: 10, tag: 'BlockQuote', below: 16, indent: 12 },
} as const satisfies Readonly<Record<string, Style>>

/**
 * Draws the accepted terms, for consumers together with the withdrawal instructions and the model form. The file can be
 * read without the shop, as the law asks of a durable medium (Consumer Protection Act, chapter 6, section 13).
 */
export function drawTerms(company: Company, terms: TermsToDraw): Promise<Buffer> {
  const { language, orderNumber, isBusiness, acceptedAt, texts } = terms
  const w = termsWords[language]
  const title = isBusiness ? w.titleForCompany(orderNumber) : w.title(orderNumber)
  return makePdf({ title, language, asOf: acceptedAt }, (page) => {
    const newPage = pagesWith(page, (number) => [company.name, title, w.page(number)].join(' · '))
    const document = page.struct('Document')
    page.addStructure(document)
    const add = (text: string, style: Style) => addBlock(page, document, { text, style, newPage })
    const addRows = (table: TextTable) => addTextTable(page, document, table, newPage)
    add(company.shopName, { ...styles.heading, tag: 'P' })
    add(title, styles.title)
    for (const line of introOf(company, terms)) add(line, styles.paragraph)
    const {
      'terms-and-condition': main,
      'payment-and-delivery-terms': delivery,
      withdrawal,
    } = texts[language]
    for (const text of [main, delivery, isBusiness ? undefined : withdrawal])
      if (text) addPage({ add, addRows }, text, terms)
    document.end()
  })
}

interface Adding {
  readonly add: (text: string, style: Style) => void
  readonly addRows: (table: TextTable) => void
}

function addPage(
  { add, addRows }: Adding,
  { title, html }: TermsPage,
  { language, orderNumber }: TermsToDraw,
): void {
  const w = termsWords[language]
  add(title, styles.page)
  const blocks = blocksOfHtml(html.replaceAll('{{delivery_prices}}', w.deliveryPrice))
  // The buyer fills in the form by hand, so only the number of the order is printed in it.
  const form = blocks.findIndex(({ kind }) => kind === 'quote')
  const number: TextBlock = { kind: 'quote', text: w.orderNumber(orderNumber) }
  for (const block of form < 0 ? blocks : blocks.toSpliced(form + 1, 0, number)) {
    if (block.kind === 'table') addRows(block)
    else add(block.kind === 'item' ? `• ${block.text}` : block.text, styles[block.kind])
  }
}

/** The columns of a table in the terms are equally wide. */
function addTextTable(
  page: PdfPage,
  parent: PDFKit.PDFStructureElement,
  { headings, rows }: TextTable,
  newPage: () => void,
): void {
  const count = Math.max(headings.length, ...rows.map(({ length }) => length))
  const columns = Array.from({ length: count }, (_, place) => ({
    name: headings[place] ?? '',
    share: 1 / count,
  }))
  addTable(page, parent, { columns, rows }, newPage)
  page.y += styles.paragraph.below
}

function introOf(
  { name, businessId, street, postcode, town, phone }: Company,
  { language, version, acceptedAt }: TermsToDraw,
): string[] {
  const w = termsWords[language]
  const address = `${street}, ${postcode} ${town}`
  return [
    `${w.seller}: ${name}, ${w.businessId} ${businessId}, ${address}, ${w.phone} ${phone}`,
    `${w.version(momentShown(new Date(version), language))}. ${w.accepted(momentShown(acceptedAt, language))}.`,
  ]
}

interface Block {
  readonly text: string
  readonly style: Style
  readonly newPage: () => void
}

/**
 * Adds a block, on a new page if it does not fit. A field of the form, which ends with a colon, gets a line to write on.
 */
function addBlock(page: PdfPage, parent: PDFKit.PDFStructureElement, { text, style, newPage }: Block): void {
  const { font, size, tag, below, indent = 0 } = style
  const { left, right, bottom } = page.page.margins
  const width = page.page.width - left - right - indent
  page.font(font).fontSize(size)
  const height = page.heightOfString(text, { width }) + (tag.startsWith('H') ? 40 : 0)
  if (page.y + height > page.page.height - bottom) newPage()
  parent.add(
    page.struct(tag, {}, () =>
      page
        .font(font)
        .fontSize(size)
        .fillColor('#111')
        .text(text, left + indent, page.y, { width }),
    ),
  )
  page.y += below
  page.x = left
  if (tag === 'BlockQuote' && text.endsWith(':')) asArtifact(page, () => drawRule(page, left + indent, width))
}

function drawRule(page: PdfPage, x: number, width: number): void {
  page
    .moveTo(x, page.y)
    .lineTo(x + width, page.y)
    .lineWidth(0.5)
    .strokeColor('#999')
    .stroke()
  page.y += 6
}
