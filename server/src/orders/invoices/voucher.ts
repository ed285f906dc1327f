import type { Language, Locale } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { withoutVat } from '@pito/contracts/values/without-vat'
import type { ArticleIdentity } from '../../catalogue/index.ts'
import type { Seller } from '../../platform/company/company.ts'
import type { AddressRow } from '../order-row.ts'

/** Everything that the PDF and the Finvoice of an invoice or a credit note show. */
export interface Voucher {
  readonly kind: 'invoice' | 'credit-note'
  readonly number: number
  readonly issuedAt: Date
  /** The number of the invoice itself, or of the invoice that is credited. */
  readonly invoiceNumber: number
  readonly invoicedAt: Date
  readonly orderNumber: string
  readonly orderedAt: Date
  readonly locale: Locale
  readonly paidAt: Date
  readonly paidBy: PaymentMethod
  readonly seller: Seller & { readonly logo?: string | null }
  readonly fitting: boolean
  readonly fittedAt: Date | null
  readonly deliveryFrom: string | null
  readonly deliveryTo: string | null
  readonly promoCodeName: string | null
  readonly isBusiness: boolean
  readonly buyerReference: string | null
  readonly buyer: AddressRow
  readonly shipping: AddressRow | null
  readonly lines: readonly VoucherLine[]
}

export interface VoucherLine {
  readonly name_fi: string
  readonly name_en: string
  /** Present for tyres only; the recycling fee has no article. */
  readonly article: ArticleIdentity | null
  /** Whether the line is the recycling fee of the tyres in the line before it. */
  readonly is_fee: boolean
  /** The rim size in inches. */
  readonly rim: number | null
  /** On a credit note this is the number of pieces taken back: zero when only the price is reduced. */
  readonly quantity: number
  readonly unit_cents: number
  readonly discount_cents: number
  /** The amount that was paid for the line or is refunded, VAT included. */
  readonly gross_cents: number
  readonly vat_cents: number
  readonly vat_permille: number
}

interface RateOfVat {
  readonly permille: number
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/** Returns the sums for each VAT rate, the highest rate first. */
export function ratesOf({ lines }: Pick<Voucher, 'lines'>): RateOfVat[] {
  const permilles = [...new Set(lines.map((line) => line.vat_permille))].sort((a, b) => b - a)
  return permilles.map((permille) => {
    const ofRate = lines.filter((line) => line.vat_permille === permille)
    const grossCents = sumOf(ofRate, (line) => line.gross_cents)
    const vatCents = sumOf(ofRate, (line) => line.vat_cents)
    return { permille, netCents: grossCents - vatCents, vatCents, grossCents }
  })
}

export function totalOf({ lines }: Pick<Voucher, 'lines'>): number {
  return sumOf(lines, (line) => line.gross_cents)
}

export function discountOf({ lines }: Pick<Voucher, 'lines'>): number {
  return sumOf(lines, (line) => line.discount_cents)
}

/** Returns the name as it was when the order was placed; the name of a tyre includes its size. */
export function nameOfLine({ name_fi, name_en, article }: VoucherLine, language: Language): string {
  return [language === 'fi' ? name_fi : name_en, article?.sizeText].filter(Boolean).join(' ')
}

/**
 * Returns the unit price without VAT, which the Value Added Tax Act requires on an invoice. The price is not rounded to
 * whole cents.
 */
export function netUnitCents({ unit_cents, vat_permille }: VoucherLine): number {
  return (unit_cents * 1000) / (1000 + vat_permille)
}

/** Returns the total of a line without VAT, before the discount. */
export function lineNetCents({ gross_cents, discount_cents, vat_permille }: VoucherLine): number {
  return withoutVat(gross_cents + discount_cents, vat_permille / 10)
}

function sumOf(lines: readonly VoucherLine[], of: (line: VoucherLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}
