import type { Language, Locale } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { ArticleIdentity } from '../../catalogue/index.ts'
import type { Seller } from '../../platform/seller.ts'
import type { AddressRow } from '../order-row.ts'

/** An invoice, or a credit note, whole: what its PDF and its Finvoice show, and nothing else. */
export interface Voucher {
  readonly kind: 'invoice' | 'credit-note'
  readonly number: number
  readonly issuedAt: Date
  /** The invoice itself, or the one that is credited. */
  readonly invoiceNumber: number
  readonly invoicedAt: Date
  readonly orderNumber: string
  readonly orderedAt: Date
  readonly locale: Locale
  readonly paidAt: Date
  readonly paidBy: PaymentMethod
  readonly seller: Seller
  readonly fitting: boolean
  readonly fittedAt: Date | null
  readonly deliveryFrom: string | null
  readonly deliveryTo: string | null
  readonly promoCodeName: string | null
  readonly buyer: AddressRow
  readonly shipping: AddressRow | null
  readonly lines: readonly VoucherLine[]
}

export interface VoucherLine {
  readonly name_fi: string
  readonly name_en: string
  /** Of a tyre alone; the recycling fee is of none. */
  readonly article: ArticleIdentity | null
  /** In inches. */
  readonly rim: number | null
  /** On a credit note the pieces that are taken back: none where only the price is reduced. */
  readonly quantity: number
  readonly unit_cents: number
  readonly discount_cents: number
  /** What was paid for it or goes back, VAT included. */
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

/** The highest rate first. */
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

/** As it was called when it was ordered, a tyre with its size. */
export function nameOfLine({ name_fi, name_en, article }: VoucherLine, language: Language): string {
  return [language === 'fi' ? name_fi : name_en, article?.sizeText].filter(Boolean).join(' ')
}

/** Without VAT, as the Value Added Tax Act asks for on an invoice; not rounded to whole cents. */
export function netUnitCents({ unit_cents, vat_permille }: VoucherLine): number {
  return (unit_cents * 1000) / (1000 + vat_permille)
}

function sumOf(lines: readonly VoucherLine[], of: (line: VoucherLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line), 0)
}
