import { expect, test } from 'vitest'
import { finvoiceOf } from './finvoice.ts'
import type { XmlNode } from './testing/faults-in-finvoice.ts'
import { elementsIn, faultsInFinvoice, parseFinvoice, textIn } from './testing/faults-in-finvoice.ts'
import { creditNoteOfMaija, invoiceOfCompany, invoiceOfMaija } from './testing/invoice-of-maija.ts'
import type { Voucher } from './voucher.ts'

/** Returns the text of each element, keyed by the path of element names. */
function fieldsOf(voucher: Voucher): Map<string, string> {
  const fields = new Map<string, string>()
  const seen = new Map<string, number>()
  const visit = (node: XmlNode, path: string) => {
    const elements = elementsIn(node)
    if (elements.length === 0) fields.set(path, textIn(node))
    for (const element of elements) {
      const place = path ? `${path}/${element.name}` : element.name
      const times = seen.get(place) ?? 0
      seen.set(place, times + 1)
      visit(element, times === 0 ? place : `${place}[${times + 1}]`)
    }
  }
  visit(parseFinvoice(finvoiceOf(voucher)), '')
  return fields
}

const invoice = fieldsOf(invoiceOfCompany)
const epi = 'EpiDetails/EpiPaymentInstructionDetails'

test.each([
  ['MessageTransmissionDetails/MessageSenderDetails/FromIdentifier', '003712345671'],
  ['MessageTransmissionDetails/MessageSenderDetails/FromIntermediator', '003712345671'],
  ['MessageTransmissionDetails/MessageReceiverDetails/ToIdentifier', '003726174164'],
  ['MessageTransmissionDetails/MessageReceiverDetails/ToIntermediator', '003726174164'],
  ['MessageTransmissionDetails/MessageDetails/MessageIdentifier', '100001'],
  ['MessageTransmissionDetails/MessageDetails/MessageTimeStamp', '2026-11-20T10:00:00.000Z'],
  ['SellerPartyDetails/SellerPartyIdentifier', '1234567-1'],
  ['SellerPartyDetails/SellerOrganisationName', 'Pito Demo Oy'],
  ['SellerPartyDetails/SellerOrganisationTaxCode', 'FI12345671'],
  ['SellerPartyDetails/SellerPostalAddressDetails/SellerStreetName', 'Esimerkkikatu 1'],
  ['SellerPartyDetails/SellerPostalAddressDetails/SellerPostCodeIdentifier', '00100'],
  ['SellerInformationDetails/SellerAccountDetails/SellerAccountID', 'FI2112345600000785'],
  ['SellerInformationDetails/SellerAccountDetails/SellerBic', 'NDEAFIHH'],
  ['BuyerPartyDetails/BuyerPartyIdentifier', '2617416-4'],
  ['BuyerPartyDetails/BuyerOrganisationName', 'Kuljetus Meikäläinen Oy'],
  ['BuyerPartyDetails/BuyerOrganisationTaxCode', 'FI26174164'],
  ['BuyerPartyDetails/BuyerPostalAddressDetails/BuyerTownName', 'Helsinki'],
  ['BuyerContactPersonName', 'Maija Meikäläinen'],
  ['BuyerCommunicationDetails/BuyerEmailaddressIdentifier', 'maija@example.fi'],
  ['DeliveryPartyDetails/DeliveryOrganisationName', 'Kuljetus Meikäläinen Oy'],
  ['DeliveryDetails/DeliveryPeriodDetails/StartDate', '20261124'],
  ['DeliveryDetails/DeliveryPeriodDetails/EndDate', '20261127'],
  ['InvoiceDetails/InvoiceTypeCode', 'INV01'],
  ['InvoiceDetails/InvoiceTypeCodeUN', '380'],
  ['InvoiceDetails/OriginCode', 'Original'],
  ['InvoiceDetails/InvoiceNumber', '100001'],
  ['InvoiceDetails/InvoiceDate', '20261120'],
  ['InvoiceDetails/OrderIdentifier', '3907152846'],
  ['InvoiceDetails/BuyerReferenceIdentifier', 'Kalusto / 4711'],
  ['InvoiceDetails/InvoiceTotalVatExcludedAmount', '434,74'],
  ['InvoiceDetails/InvoiceTotalVatAmount', '110,86'],
  ['InvoiceDetails/InvoiceTotalVatIncludedAmount', '545,60'],
  ['InvoiceDetails/InvoicePaidAmount', '545,60'],
  ['InvoiceDetails/VatSpecificationDetails/VatBaseAmount', '434,74'],
  ['InvoiceDetails/VatSpecificationDetails/VatRatePercent', '25,5'],
  ['InvoiceDetails/VatSpecificationDetails/VatCode', 'S'],
  ['InvoiceDetails/VatSpecificationDetails/VatRateAmount', '110,86'],
  ['PaymentStatusDetails/PaymentStatusCode', 'PAID'],
  ['PaymentStatusDetails/PaymentMethodText', 'Klarna'],
  ['InvoiceRow/ArticleName', 'Kuura Tuisku 1 205/55 R16 94T'],
  ['InvoiceRow/EanCode', '2000000000015'],
  ['InvoiceRow/InvoicedQuantity', '4'],
  ['InvoiceRow/UnitPriceAmount', '95,61753'],
  ['InvoiceRow/RowDiscountAmount', '15,94'],
  ['InvoiceRow/RowVatRatePercent', '25,5'],
  ['InvoiceRow/RowVatAmount', '93,47'],
  ['InvoiceRow/RowVatExcludedAmount', '366,53'],
  ['InvoiceRow/RowAmount', '460,00'],
  ['InvoiceRow[3]/ArticleName', 'Renkaiden asennus'],
  ['EpiDetails/EpiIdentificationDetails/EpiReference', '39071528469'],
  ['EpiDetails/EpiPartyDetails/EpiBfiPartyDetails/EpiBfiIdentifier', 'NDEAFIHH'],
  ['EpiDetails/EpiPartyDetails/EpiBeneficiaryPartyDetails/EpiAccountID', 'FI2112345600000785'],
  [`${epi}/EpiRemittanceInfoIdentifier`, '39071528469'],
  [`${epi}/EpiInstructedAmount`, '0,00'],
  [`${epi}/EpiDateOptionDate`, '20261120'],
])('%s is %s', (path, value) => {
  expect(invoice.get(path)).toBe(value)
})

const reduced: Voucher = {
  ...creditNoteOfMaija,
  lines: creditNoteOfMaija.lines.map((line) => ({ ...line, quantity: 0 })),
}
const long = 'Pitkänimisten Rengasliikkeiden Keskusosuuskunta '.repeat(3)
const longNames: Voucher = {
  ...invoiceOfCompany,
  seller: { ...invoiceOfCompany.seller, name: long, street: long },
  buyer: {
    ...invoiceOfCompany.buyer,
    company_name: long,
    first_name: long,
    address_line_1: long,
    address_line_2: long,
  },
  lines: invoiceOfCompany.lines.map((line) => ({ ...line, name_fi: long })),
}

test.each([
  ['an invoice with delivery', invoiceOfCompany],
  ['an invoice with fitting', { ...invoiceOfMaija, buyer: invoiceOfCompany.buyer }],
  ['an invoice without a Y-tunnus and without a delivery address', { ...invoiceOfMaija, shipping: null }],
  ['an invoice with long names', longNames],
  ['a credit note for returned tyres', creditNoteOfMaija],
  ['a credit note that reduces the price', reduced],
])('%s follows the schema', (_, voucher) => {
  expect(faultsInFinvoice(finvoiceOf(voucher))).toEqual([])
})

test('a departure from the schema is found', () => {
  const xml = finvoiceOf(invoiceOfCompany)
  expect(faultsInFinvoice(xml.replace(/<EpiDetails>.*<\/EpiDetails>/s, ''))).toHaveLength(1)
  expect(faultsInFinvoice(xml.replaceAll('EpiCharge', 'EpiCharges'))).toHaveLength(2)
  expect(faultsInFinvoice(xml.replace('480,00', '480.00').replace('460,00', '460.00'))).toHaveLength(1)
})

test('names in Cyrillic and other letters are written as they are', () => {
  const names = { company_name: 'Юрий Иванов Ky', first_name: 'Łukasz', last_name: '轮胎 Čapek' }
  const fields = fieldsOf({ ...invoiceOfCompany, buyer: { ...invoiceOfCompany.buyer, ...names } })
  expect(fields.get('BuyerPartyDetails/BuyerOrganisationName')).toBe('Юрий Иванов Ky')
  expect(fields.get('BuyerContactPersonName')).toBe('Łukasz 轮胎 Čapek')
})

/** The VAT of the sum, 69.04, is a cent less than the VAT of the two rows when each is rounded separately. */
const sharedVat: Voucher = {
  ...invoiceOfCompany,
  lines: [
    { discount_cents: 0, unit_cents: 8391, gross_cents: 33_564, vat_cents: 6819 },
    { discount_cents: 0, unit_cents: 104, gross_cents: 416, vat_cents: 85 },
  ].flatMap((sums) => invoiceOfCompany.lines.slice(0, 1).map((line) => ({ ...line, ...sums }))),
}

test('the rows add up to the sums of the invoice', () => {
  const fields = fieldsOf(sharedVat)
  expect(fields.get('InvoiceDetails/InvoiceTotalVatAmount')).toBe('69,04')
  expect(fields.get('InvoiceRow/RowVatAmount')).toBe('68,19')
  expect(fields.get('InvoiceRow[2]/RowVatAmount')).toBe('0,85')
})

test('the quantity times the price of a piece, less the discount, is the sum of the row', () => {
  for (const voucher of [invoiceOfCompany, invoiceOfMaija, creditNoteOfMaija, reduced, sharedVat]) {
    const fields = fieldsOf(voucher)
    const numberAt = (path: string) => Number((fields.get(path) ?? '0').replace(',', '.'))
    for (const [place] of voucher.lines.entries()) {
      const row = place === 0 ? 'InvoiceRow' : `InvoiceRow[${place + 1}]`
      const price = numberAt(`${row}/InvoicedQuantity`) * numberAt(`${row}/UnitPriceAmount`)
      const net = price - numberAt(`${row}/RowDiscountAmount`)
      expect(net).toBeCloseTo(numberAt(`${row}/RowVatExcludedAmount`), 2)
    }
  }
})

test('a file for a buyer without a Y-tunnus names no addresses of e-invoicing', () => {
  const buyer = { ...invoiceOfCompany.buyer, company_vat_number: null }
  expect(finvoiceOf({ ...invoiceOfCompany, buyer })).not.toContain('MessageTransmissionDetails')
})

test('what is fitted has the day of its fitting', () => {
  expect(fieldsOf(invoiceOfMaija).get('DeliveryDetails/DeliveryDate')).toBe('20261124')
})

test.each([
  ['InvoiceDetails/InvoiceTypeCode', 'INV02'],
  ['InvoiceDetails/InvoiceTypeCodeUN', '381'],
  ['InvoiceDetails/InvoiceNumber', '900001'],
  ['InvoiceDetails/InvoiceDate', '20261203'],
  ['InvoiceDetails/OriginalInvoiceNumber', '100001'],
  ['InvoiceDetails/OriginalInvoiceDate', '20261120'],
  ['InvoiceDetails/InvoiceTotalVatExcludedAmount', '-183,27'],
  ['InvoiceDetails/InvoiceTotalVatAmount', '-46,73'],
  ['InvoiceDetails/InvoiceTotalVatIncludedAmount', '-230,00'],
  ['InvoiceDetails/InvoicePaidAmount', '-230,00'],
  ['InvoiceRow/EanCode', '2000000000015'],
  ['InvoiceRow/InvoicedQuantity', '-2'],
  ['InvoiceRow/UnitPriceAmount', '91,635'],
  ['InvoiceRow/RowAmount', '-230,00'],
  [`${epi}/EpiInstructedAmount`, '0,00'],
])('of a credit note %s is %s', (path, value) => {
  expect(fieldsOf(creditNoteOfMaija).get(path)).toBe(value)
})

test.each([
  ['InvoiceRow/ArticleName', 'Hyvitys: Kuura Tuisku 1 205/55 R16 94T'],
  ['InvoiceRow/EanCode', undefined],
  ['InvoiceRow/InvoicedQuantity', '-1'],
  ['InvoiceRow/UnitPriceAmount', '183,27'],
  ['InvoiceRow/RowVatExcludedAmount', '-183,27'],
])('where the price is reduced and no tyre comes back, %s is %s', (path, value) => {
  expect(fieldsOf(reduced).get(path)).toBe(value)
})

test('names that look like markup stay text, and too long ones are cut', () => {
  const buyer = { ...invoiceOfCompany.buyer, company_name: `<Rengas> & "Co" ${'x'.repeat(80)}` }
  const name = fieldsOf({ ...invoiceOfCompany, buyer }).get('BuyerPartyDetails/BuyerOrganisationName')
  expect(name).toBe(`<Rengas> & "Co" ${'x'.repeat(54)}`)
})

test('a VAT number names the same company as its Y-tunnus', () => {
  const buyer = { ...invoiceOfCompany.buyer, company_vat_number: 'FI 26174164' }
  expect(fieldsOf({ ...invoiceOfCompany, buyer }).get('BuyerPartyDetails/BuyerPartyIdentifier')).toBe(
    '2617416-4',
  )
})
