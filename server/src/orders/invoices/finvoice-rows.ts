import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { element } from '../../platform/xml-text.ts'
import { amount, fitted, group, percent, unitPrice } from './finvoice-elements.ts'
import type { Voucher, VoucherLine } from './voucher.ts'
import { nameOfLine, netUnitCents } from './voucher.ts'
import { voucherWords } from './voucher-words.ts'

/** Returns one InvoiceRow per line, in the order of the lines. */
export function rowsOf(voucher: Voucher): string[] {
  const language = languageOf(voucher.locale)
  return voucher.lines.map((line, place) => {
    const row = voucher.kind === 'invoice' ? invoicedRow(line, language) : creditedRow(line, language)
    return rowOf(row, line, { sign: voucher.kind === 'invoice' ? 1 : -1, position: place + 1 })
  })
}

interface Row {
  readonly name: string
  readonly ean: string | null
  readonly quantity: number
  readonly unitCents: number
  readonly discountCents: number
}

function invoicedRow(line: VoucherLine, language: Language): Row {
  const { quantity, discount_cents, article } = line
  const named = { name: nameOfLine(line, language), ean: article?.ean ?? null, quantity }
  // Quantity times unit price, less the discount, has to equal the net sum of the row. The net sum may differ by a cent
  // from the price without VAT, because the VAT is computed on the sum of the invoice. The unit price or the discount
  // is therefore derived from the net sum.
  if (discount_cents === 0) return { ...named, unitCents: netCents(line) / quantity, discountCents: 0 }
  const unitCents = netUnitCents(line)
  return { ...named, unitCents, discountCents: Math.round(quantity * unitCents) - netCents(line) }
}

/**
 * Returns a row of a credit note. If no goods are returned, the row is a reduction of the price and does not name the
 * article, because bookkeeping programs would add the article to their stock.
 */
function creditedRow(line: VoucherLine, language: Language): Row {
  const name = nameOfLine(line, language)
  const discountCents = 0
  if (line.quantity === 0)
    return {
      name: voucherWords[language].reduced(name),
      ean: null,
      quantity: 1,
      unitCents: netCents(line),
      discountCents,
    }
  const unitCents = netCents(line) / line.quantity
  return { name, ean: line.article?.ean ?? null, quantity: line.quantity, unitCents, discountCents }
}

function netCents({ gross_cents, vat_cents }: VoucherLine): number {
  return gross_cents - vat_cents
}

interface RowPlace {
  readonly sign: 1 | -1
  readonly position: number
}

/** The unit price is never negative; on a credit note the quantity is negative. */
function rowOf(row: Row, line: VoucherLine, { sign, position }: RowPlace): string {
  const { gross_cents, vat_cents, vat_permille } = line
  return group('InvoiceRow', [
    element('ArticleName', fitted(row.name, 100)),
    row.ean === null ? '' : element('EanCode', row.ean),
    `<InvoicedQuantity QuantityUnitCode="kpl" QuantityUnitCodeUN="C62">${sign * row.quantity}</InvoicedQuantity>`,
    unitPrice('UnitPriceAmount', row.unitCents),
    element('RowPositionIdentifier', position),
    row.discountCents > 0 ? amount('RowDiscountAmount', row.discountCents) : '',
    element('RowVatRatePercent', percent(vat_permille)),
    element('RowVatCode', vat_permille === 0 ? 'Z' : 'S'),
    amount('RowVatAmount', sign * vat_cents),
    amount('RowVatExcludedAmount', sign * netCents(line)),
    amount('RowAmount', sign * gross_cents),
  ])
}
