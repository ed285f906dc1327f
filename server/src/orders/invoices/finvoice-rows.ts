import { languageOf } from '@pito/contracts/values/locale'
import { element } from '../../platform/xml-text.ts'
import { amount, fitted, group, percent } from './finvoice-elements.ts'
import type { Voucher, VoucherLine } from './voucher.ts'
import { nameOfLine, netUnitCents } from './voucher.ts'

/** One InvoiceRow a line, in their order. */
export function rowsOf(voucher: Voucher): string[] {
  return voucher.lines.map((line, place) => rowOf(voucher, line, place + 1))
}

function rowOf({ kind, locale }: Voucher, line: VoucherLine, position: number): string {
  const sign = kind === 'invoice' ? 1 : -1
  const { gross_cents, vat_cents, vat_permille, discount_cents } = line
  const discountCents = Math.round((discount_cents * 1000) / (1000 + vat_permille))
  return group('InvoiceRow', [
    element('ArticleName', fitted(nameOfLine(line, languageOf(locale)), 100)),
    line.article ? element('EanCode', line.article.ean) : '',
    `<InvoicedQuantity QuantityUnitCode="kpl" QuantityUnitCodeUN="C62">${sign * line.quantity}</InvoicedQuantity>`,
    amount('UnitPriceAmount', netUnitCents(line)),
    element('RowPositionIdentifier', position),
    discountCents > 0 ? amount('RowDiscountAmount', discountCents) : '',
    element('RowVatRatePercent', percent(vat_permille)),
    element('RowVatCode', vat_permille === 0 ? 'Z' : 'S'),
    amount('RowVatAmount', sign * vat_cents),
    amount('RowVatExcludedAmount', sign * (gross_cents - vat_cents)),
    amount('RowAmount', sign * gross_cents),
  ])
}
