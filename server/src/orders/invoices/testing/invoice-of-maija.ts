import type { Voucher, VoucherLine } from '../voucher.ts'

const line: VoucherLine = {
  article: { sizeText: '205/55 R16 94T', ean: '2000000000015' },
  is_fee: false,
  name_fi: 'Kuura Tuisku 1',
  name_en: 'Kuura Tuisku 1',
  rim: null,
  quantity: 4,
  unit_cents: 12_000,
  discount_cents: 2000,
  gross_cents: 46_000,
  vat_cents: 9347,
  vat_permille: 255,
}

const feeLine: VoucherLine = {
  ...line,
  article: null,
  is_fee: true,
  name_fi: 'Kierrätysmaksu',
  name_en: 'Recycling fee',
  unit_cents: 150,
  discount_cents: 0,
  gross_cents: 600,
  vat_cents: 122,
}

const fittingLine: VoucherLine = {
  ...feeLine,
  is_fee: false,
  name_fi: 'Renkaiden asennus',
  name_en: 'Fitting of tyres',
  rim: 16,
  unit_cents: 1990,
  gross_cents: 7960,
  vat_cents: 1617,
}

const buyer: Voucher['buyer'] = {
  ship_to: null,
  first_name: 'Maija',
  last_name: 'Meikäläinen',
  email: 'maija@example.fi',
  country_code: '358',
  contact_number: '040 123 4567',
  address_line_1: 'Fleminginkatu 9',
  address_line_2: null,
  zipcode: '00530',
  city: 'Helsinki',
  country_id: 73,
  company_name: null,
  company_vat_number: null,
}

/**
 * The invoice of Maija, who bought four tyres with recycling fee and fitting, used a promo code and paid by online
 * bank.
 */
export const invoiceOfMaija: Voucher = {
  kind: 'invoice',
  number: 100_001,
  issuedAt: new Date('2026-11-20T10:00:00Z'),
  invoiceNumber: 100_001,
  invoicedAt: new Date('2026-11-20T10:00:00Z'),
  orderNumber: '3907152846',
  orderedAt: new Date('2026-11-20T09:30:00Z'),
  locale: 'fi_FI',
  paidAt: new Date('2026-11-20T10:00:00Z'),
  paidBy: 'bank',
  seller: {
    name: 'Pito Demo Oy',
    businessId: '1234567-1',
    street: 'Esimerkkikatu 1',
    postcode: '00100',
    town: 'Helsinki',
    iban: 'FI2112345600000785',
    bic: 'NDEAFIHH',
  },
  fitting: true,
  fittedAt: new Date('2026-11-24T07:00:00Z'),
  deliveryFrom: null,
  deliveryTo: null,
  promoCodeName: 'TALVI10',
  isBusiness: false,
  buyerReference: null,
  buyer,
  shipping: {
    ...buyer,
    ship_to: 'servicepoint',
    company_name: 'Kuurapaja',
    address_line_1: 'Kuurapolku 1',
    zipcode: '33100',
    city: 'Tampere',
  },
  lines: [line, feeLine, fittingLine],
}

/** The invoice of a company that has its tyres delivered. */
export const invoiceOfCompany: Voucher = {
  ...invoiceOfMaija,
  fitting: false,
  fittedAt: null,
  deliveryFrom: '2026-11-24',
  deliveryTo: '2026-11-27',
  paidBy: 'klarna',
  isBusiness: true,
  buyerReference: 'Kalusto / 4711',
  buyer: { ...buyer, company_name: 'Kuljetus Meikäläinen Oy', company_vat_number: '2617416-4' },
  shipping: { ...buyer, ship_to: 'billing', company_name: 'Kuljetus Meikäläinen Oy' },
}

/** The credit note for two of Maija's four tyres, which she has returned. */
export const creditNoteOfMaija: Voucher = {
  ...invoiceOfMaija,
  kind: 'credit-note',
  number: 900_001,
  issuedAt: new Date('2026-12-03T10:00:00Z'),
  lines: [{ ...line, quantity: 2, discount_cents: 0, gross_cents: 23_000, vat_cents: 4673 }],
}
