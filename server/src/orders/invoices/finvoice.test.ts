import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { finvoiceOf } from './finvoice.ts'
import { creditNoteOfMaija, invoiceOfCompany, invoiceOfMaija } from './testing/invoice-of-maija.ts'
import type { Voucher } from './voucher.ts'

interface Node {
  readonly name: string
  readonly attribs: Readonly<Record<string, string>>
  readonly children: readonly (Node & { readonly data?: string; readonly type: string })[]
}

/** As a path of names, with the attributes that carry a meaning. */
function fieldsOf(voucher: Voucher): Map<string, string> {
  const fields = new Map<string, string>()
  const seen = new Map<string, number>()
  const visit = (node: Node, path: string) => {
    const tags = node.children.filter(({ type }) => type === 'tag')
    if (tags.length === 0) fields.set(path, node.children.map(({ data }) => data ?? '').join(''))
    for (const tag of tags) {
      const place = `${path}/${tag.name}`.replace('/Finvoice/', '')
      const times = seen.get(place) ?? 0
      seen.set(place, times + 1)
      visit(tag, times === 0 ? place : `${place}[${times + 1}]`)
    }
  }
  visit(parseDocument(finvoiceOf(voucher), { xmlMode: true, decodeEntities: true }) as unknown as Node, '')
  return fields
}

const invoice = fieldsOf(invoiceOfCompany)
const epi = 'EpiDetails/EpiPaymentInstructionDetails'

test.each([
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
  ['InvoiceDetails/InvoiceTotalVatExcludedAmount', '434,74'],
  ['InvoiceDetails/InvoiceTotalVatAmount', '110,86'],
  ['InvoiceDetails/InvoiceTotalVatIncludedAmount', '545,60'],
  ['InvoiceDetails/VatSpecificationDetails/VatBaseAmount', '434,74'],
  ['InvoiceDetails/VatSpecificationDetails/VatRatePercent', '25,5'],
  ['InvoiceDetails/VatSpecificationDetails/VatCode', 'S'],
  ['InvoiceDetails/VatSpecificationDetails/VatRateAmount', '110,86'],
  ['PaymentStatusDetails/PaymentStatusCode', 'PAID'],
  ['PaymentStatusDetails/PaymentMethodText', 'Klarna'],
  ['InvoiceRow/ArticleName', 'Kuura Tuisku 1 205/55 R16 94T'],
  ['InvoiceRow/EanCode', '2000000000015'],
  ['InvoiceRow/InvoicedQuantity', '4'],
  ['InvoiceRow/UnitPriceAmount', '95,62'],
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

test('the elements stand in the order of the schema', () => {
  const outermost = [...finvoiceOf(invoiceOfCompany).matchAll(/^<(\w+)>/gm)].map(([, name]) => name)
  const order = [
    'SellerPartyDetails',
    'SellerInformationDetails',
    'BuyerPartyDetails',
    'BuyerCommunicationDetails',
    'DeliveryPartyDetails',
    'DeliveryDetails',
    'InvoiceDetails',
    'PaymentStatusDetails',
    'InvoiceRow',
    'EpiDetails',
  ]
  expect(order.map((name) => outermost.indexOf(name))).toEqual(
    order.map((name) => outermost.indexOf(name)).toSorted((a, b) => a - b),
  )
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
  ['InvoiceRow/InvoicedQuantity', '-1'],
  ['InvoiceRow/RowAmount', '-230,00'],
  [`${epi}/EpiInstructedAmount`, '0,00'],
])('of a credit note %s is %s', (path, value) => {
  expect(fieldsOf(creditNoteOfMaija).get(path)).toBe(value)
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
