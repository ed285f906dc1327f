import type { Language } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'

const fi = {
  invoice: (number: number) => `Lasku ${number}`,
  'credit-note': (number: number) => `Hyvityslasku ${number}`,
  seller: 'Myyjä',
  buyer: 'Ostaja',
  businessId: 'Y-tunnus',
  vatNumber: 'ALV-tunnus',
  companyId: 'Y-tunnus tai ALV-tunnus',
  date: 'Päiväys',
  credits: 'Hyvittää laskun',
  of: (number: number, day: string) => `${number}, ${day}`,
  order: 'Tilausnumero',
  buyerReference: 'Viitteenne',
  reference: 'Viitenumero',
  fitting: 'Asennus',
  delivery: 'Toimitus',
  byPhone: 'aika sovitaan puhelimella',
  days: (from: string, to: string) => `${from}–${to}`,
  paid: 'Maksettu',
  refunded: 'Palautetaan',
  sameMethod: (method: string) => `samalle maksutavalle: ${method}`,
  article: 'Tuote tai palvelu',
  quantity: 'Määrä',
  unitNet: 'Yksikköhinta ilman alv.',
  rate: 'Alv',
  gross: 'Yhteensä sis. alv.',
  lineNet: 'Yhteensä ilman alv.',
  rim: (inches: string) => `${inches} tuumaa`,
  subtotal: 'Välisumma',
  discount: (code: string | null) => (code ? `Alennus (${code})` : 'Alennus'),
  total: 'Yhteensä',
  credited: 'Hyvitys yhteensä',
  reduced: (name: string) => `Hyvitys: ${name}`,
  left: 'Maksettavaa',
  net: 'Veroton',
  vat: 'Vero',
  withVat: 'Verollinen',
  isPaid: 'Lasku on maksettu. Älä maksa sitä uudelleen.',
  isRefunded: 'Hyvitys palautetaan ilman eri toimia. Sinun ei tarvitse tehdä mitään.',
  page: (number: number) => `sivu ${number}`,
  methods: {
    bank: 'verkkopankki',
    creditcard: 'pankki- tai luottokortti',
    'apple-pay': 'Apple Pay',
    mobile: 'mobiilimaksu',
    klarna: 'Klarna',
  } satisfies Record<PaymentMethod, string> as Record<PaymentMethod, string>,
}

export type VoucherWords = typeof fi

const en: VoucherWords = {
  invoice: (number) => `Invoice ${number}`,
  'credit-note': (number) => `Credit note ${number}`,
  seller: 'Seller',
  buyer: 'Buyer',
  businessId: 'Business ID',
  vatNumber: 'VAT number',
  companyId: 'Business ID or VAT number',
  date: 'Date',
  credits: 'Credits invoice',
  of: (number, day) => `${number}, ${day}`,
  order: 'Order number',
  buyerReference: 'Your reference',
  reference: 'Reference number',
  fitting: 'Fitting',
  delivery: 'Delivery',
  byPhone: 'time agreed by phone',
  days: (from, to) => `${from} to ${to}`,
  paid: 'Paid',
  refunded: 'Refunded',
  sameMethod: (method) => `by the same method: ${method}`,
  article: 'Product or service',
  quantity: 'Quantity',
  unitNet: 'Unit price without VAT',
  rate: 'VAT',
  gross: 'Total with VAT',
  lineNet: 'Total without VAT',
  rim: (inches) => `${inches} inches`,
  subtotal: 'Subtotal',
  discount: (code) => (code ? `Discount (${code})` : 'Discount'),
  total: 'Total',
  credited: 'Credited in all',
  reduced: (name) => `Credit for: ${name}`,
  left: 'Amount due',
  net: 'Without VAT',
  vat: 'VAT amount',
  withVat: 'With VAT',
  isPaid: 'This invoice is paid. Please do not pay it again.',
  isRefunded: 'The money goes back by itself. There is nothing you need to do.',
  page: (number) => `page ${number}`,
  methods: {
    bank: 'online bank',
    creditcard: 'debit or credit card',
    'apple-pay': 'Apple Pay',
    mobile: 'mobile wallet',
    klarna: 'Klarna',
  },
}

export const voucherWords: Readonly<Record<Language, VoucherWords>> = { fi, en }

const dayFormats = {
  fi: new Intl.DateTimeFormat('fi-FI', { dateStyle: 'short', timeZone: 'Europe/Helsinki' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Helsinki' }),
}

/**
 * Formats a date by the calendar in Helsinki. A date without a time is read as noon in UTC, which is on the same day in
 * Helsinki.
 */
export function dayShown(day: Date | string, language: Language): string {
  return dayFormats[language].format(typeof day === 'string' ? new Date(`${day}T12:00:00Z`) : day)
}
