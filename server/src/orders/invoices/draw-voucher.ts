import { formatDecimal } from '@pito/contracts/values/format-decimal'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { referenceNumber, referenceNumberInGroups } from '@pito/contracts/values/reference-number'
import type { PdfPage } from '../../platform/pdf/make-pdf.ts'
import { makePdf } from '../../platform/pdf/make-pdf.ts'
import { pagesWith } from '../../platform/pdf/pages-with.ts'
import type { PdfTable } from '../../platform/pdf/pdf-table.ts'
import { addTable } from '../../platform/pdf/pdf-table.ts'
import type { AddressRow } from '../order-row.ts'
import { drawParties } from './draw-parties.ts'
import type { Voucher, VoucherLine } from './voucher.ts'
import { discountOf, lineNetCents, nameOfLine, netUnitCents, ratesOf, totalOf } from './voucher.ts'
import type { VoucherWords } from './voucher-words.ts'
import { dayShown, voucherWords } from './voucher-words.ts'

/**
 * Draws as many A4 pages as needed. The content depends on the voucher and its logo alone, so the same voucher always
 * gives the same file.
 */
export function drawVoucher(voucher: Voucher, logo: Buffer | null = null): Promise<Buffer> {
  const language = languageOf(voucher.locale)
  const w = voucherWords[language]
  const title = w[voucher.kind](voucher.number)
  return makePdf({ title, language, asOf: voucher.issuedAt }, (page) => {
    const newPage = pagesWith(page, (number) => footerOf(voucher, title, w.page(number)))
    const document = page.struct('Document')
    page.addStructure(document)
    drawName(page, document, voucher.seller, logo)
    document.add(page.struct('H1', {}, () => setBold(page, 20).fillColor('#111').text(title)))
    page.moveDown(0.8)
    drawParties(page, document, voucher)
    for (const table of tablesOf(voucher, language)) {
      addTable(page, document, table, newPage)
      page.moveDown(1.2)
    }
    const note = voucher.kind === 'invoice' ? w.isPaid : w.isRefunded
    document.add(page.struct('P', {}, () => setBold(page, 10).fillColor('#111').text(note)))
    document.end()
  })
}

/** Draws the logo with which the voucher was issued, or the name of the shop. */
function drawName(
  page: PdfPage,
  document: PDFKit.PDFStructureElement,
  { shopName, name }: Voucher['seller'],
  logo: Buffer | null,
): void {
  const text = shopName ?? name
  if (logo === null)
    document.add(page.struct('P', {}, () => setBold(page, 13).fillColor('#10583c').text(text)))
  else {
    const fit: [number, number] = [160, 40]
    document.add(page.struct('Figure', { alt: text }, () => page.image(logo, { fit })))
    page.moveDown(0.5)
  }
}

function setBold(page: PdfPage, size: number): PdfPage {
  return page.font('bold').fontSize(size)
}

function footerOf({ seller }: Voucher, title: string, page: string): string {
  return [seller.name, seller.businessId, title, page].join(' · ')
}

function tablesOf(voucher: Voucher, language: Language): PdfTable[] {
  const w = voucherWords[language]
  return [
    { columns: nameAndValue, rows: factsOf(voucher, language) },
    voucher.kind === 'invoice' ? linesTable(voucher, language) : creditedTable(voucher, language),
    { columns: nameAndSum, rows: sumsOf(voucher, w), totalled: true },
    ratesTable(voucher, w),
  ]
}

const nameAndValue = [
  { name: '', share: 0.3 },
  { name: '', share: 0.7 },
]
const nameAndSum = [
  { name: '', share: 0.7 },
  { name: '', share: 0.3, alignEnd: true },
]

/** A company sees the total of each line without VAT too, because it deducts the VAT. */
function linesTable({ lines, isBusiness }: Voucher, language: Language): PdfTable {
  const w = voucherWords[language]
  const lineNet = { name: w.lineNet, share: 0.16, alignEnd: true }
  return {
    columns: [
      { name: w.article, share: isBusiness ? 0.31 : 0.4 },
      { name: w.quantity, share: isBusiness ? 0.11 : 0.12, alignEnd: true },
      { name: w.unitNet, share: isBusiness ? 0.17 : 0.19, alignEnd: true },
      { name: w.rate, share: isBusiness ? 0.09 : 0.1, alignEnd: true },
      ...(isBusiness ? [lineNet] : []),
      { name: w.gross, share: isBusiness ? 0.16 : 0.19, alignEnd: true },
    ],
    rows: lines.map((line) => [
      nameOf(line, language),
      String(line.quantity),
      formatEuro(Math.round(netUnitCents(line))),
      percent(line.vat_permille, language),
      ...(isBusiness ? [formatEuro(lineNetCents(line))] : []),
      formatEuro(line.gross_cents + line.discount_cents),
    ]),
  }
}

/** The quantity column is left out when only the price is reduced and no goods come back. */
function creditedTable({ lines }: Voucher, language: Language): PdfTable {
  const w = voucherWords[language]
  const hasGoods = lines.some(({ quantity }) => quantity > 0)
  const quantityColumn = { name: w.quantity, share: 0.12, alignEnd: true }
  return {
    columns: [
      { name: w.article, share: hasGoods ? 0.53 : 0.65 },
      ...(hasGoods ? [quantityColumn] : []),
      { name: w.rate, share: 0.15, alignEnd: true },
      { name: w.gross, share: 0.2, alignEnd: true },
    ],
    rows: lines.map((line) => [
      nameOf(line, language),
      ...(hasGoods ? [String(line.quantity || '–')] : []),
      percent(line.vat_permille, language),
      formatEuro(-line.gross_cents),
    ]),
  }
}

function nameOf(line: VoucherLine, language: Language): string {
  const name = nameOfLine(line, language)
  return line.rim === null
    ? name
    : `${name}, ${voucherWords[language].rim(formatDecimal(line.rim, language))}`
}

function sumsOf(voucher: Voucher, w: VoucherWords): string[][] {
  const total = totalOf(voucher)
  if (voucher.kind === 'credit-note') return [[w.credited, formatEuro(-total)]]
  const discount = discountOf(voucher)
  const discounted = [
    [w.subtotal, formatEuro(total + discount)],
    [w.discount(voucher.promoCodeName), formatEuro(-discount)],
  ]
  return [
    ...(discount > 0 ? discounted : []),
    [w.total, formatEuro(total)],
    [w.paid, formatEuro(-total)],
    [w.left, formatEuro(0)],
  ]
}

function ratesTable(voucher: Voucher, w: VoucherWords): PdfTable {
  const sign = voucher.kind === 'invoice' ? 1 : -1
  const sum = (cents: number) => formatEuro(sign * cents || 0)
  return {
    columns: [
      { name: w.rate, share: 0.25 },
      ...[w.net, w.vat, w.withVat].map((name) => ({ name, share: 0.25, alignEnd: true })),
    ],
    rows: ratesOf(voucher).map(({ permille, netCents, vatCents, grossCents }) => [
      percent(permille, languageOf(voucher.locale)),
      sum(netCents),
      sum(vatCents),
      sum(grossCents),
    ]),
  }
}

function percent(permille: number, language: Language): string {
  return `${formatDecimal(permille / 10, language)}\u00a0%`
}

/** Returns the details that are printed above the lines, as pairs of name and value. */
function factsOf(voucher: Voucher, language: Language): string[][] {
  const w = voucherWords[language]
  const { kind, orderNumber, issuedAt, paidAt, paidBy, invoiceNumber, invoicedAt } = voucher
  const method = w.methods[paidBy]
  const credits = [[w.credits, w.of(invoiceNumber, dayShown(invoicedAt, language))]]
  return [
    [w.date, dayShown(issuedAt, language)],
    ...(kind === 'credit-note' ? credits : []),
    [w.order, orderNumber],
    ...(voucher.buyerReference ? [[w.buyerReference, voucher.buyerReference]] : []),
    [w.reference, referenceNumberInGroups(referenceNumber(orderNumber))],
    [voucher.fitting ? w.fitting : w.delivery, deliveryOf(voucher, language)],
    kind === 'invoice'
      ? [w.paid, `${dayShown(paidAt, language)}, ${method}`]
      : [w.refunded, w.sameMethod(method)],
  ]
}

function deliveryOf(voucher: Voucher, language: Language): string {
  const where = voucher.shipping ? addressLine(voucher.shipping) : ''
  return [whenOf(voucher, language), where].filter(Boolean).join(', ')
}

function whenOf({ fitting, fittedAt, deliveryFrom, deliveryTo }: Voucher, language: Language): string {
  const w = voucherWords[language]
  if (fittedAt) return momentShown(fittedAt, language)
  if (fitting) return w.byPhone
  if (!deliveryFrom || !deliveryTo) return ''
  return w.days(dayShown(deliveryFrom, language), dayShown(deliveryTo, language))
}

/** The address of the garage or of the recipient. */
function addressLine(address: AddressRow): string {
  const { company_name, address_line_1, address_line_2, zipcode, city } = address
  const name = company_name ?? `${address.first_name} ${address.last_name}`
  return [name, address_line_1, address_line_2, `${zipcode} ${city}`].filter(Boolean).join(', ')
}
