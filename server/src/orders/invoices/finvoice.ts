import { vatNumberOf } from '@pito/contracts/values/company-id'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { languageOf } from '@pito/contracts/values/locale'
import { referenceNumber } from '@pito/contracts/values/reference-number'
import { element } from '../../platform/xml-text.ts'
import type { AddressRow } from '../order-row.ts'
import { businessIdOf } from './company-numbers.ts'
import { amount, day, fitted, group, ovtOf, percent, scheme } from './finvoice-elements.ts'
import { rowsOf } from './finvoice-rows.ts'
import type { Voucher } from './voucher.ts'
import { ratesOf, totalOf } from './voucher.ts'
import { voucherWords } from './voucher-words.ts'

/**
 * Writes Finvoice 3.0 for the bookkeeping of a company, which downloads the file; no operator sends it. The elements
 * stand in the order of the schema. Programs read the amount due from different elements, so the file says three times
 * that nothing is due: PaymentStatusCode PAID, InvoicePaidAmount, and an EpiInstructedAmount of 0,00.
 */
export function finvoiceOf(voucher: Voucher): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Finvoice Version="3.0">',
    transmissionOf(voucher),
    sellerOf(voucher),
    buyerOf(voucher),
    deliveryElements(voucher),
    detailsOf(voucher),
    paymentStatusElements(voucher),
    ...rowsOf(voucher),
    paymentOf(voucher),
    '</Finvoice>',
    '',
  ]
    .filter((part, place, parts) => part !== '' || place === parts.length - 1)
    .join('\n')
}

/** The sums of a credit note are negative. */
function signOf({ kind }: Voucher): 1 | -1 {
  return kind === 'invoice' ? 1 : -1
}

function detailsOf(voucher: Voucher): string {
  const {
    kind,
    number,
    issuedAt,
    invoiceNumber,
    invoicedAt,
    orderNumber,
    orderedAt,
    paidAt,
    buyerReference,
  } = voucher
  const isInvoice = kind === 'invoice'
  const sign = signOf(voucher)
  const rates = ratesOf(voucher)
  const vatCents = rates.reduce((sum, rate) => sum + rate.vatCents, 0)
  const total = totalOf(voucher)
  const w = voucherWords[languageOf(voucher.locale)]
  const credits = [
    element('OriginalInvoiceNumber', invoiceNumber),
    day('OriginalInvoiceDate', helsinkiDate(invoicedAt)),
  ]
  return group('InvoiceDetails', [
    element('InvoiceTypeCode', isInvoice ? 'INV01' : 'INV02'),
    element('InvoiceTypeCodeUN', isInvoice ? '380' : '381'),
    element('InvoiceTypeText', isInvoice ? 'LASKU' : 'HYVITYSLASKU'),
    element('OriginCode', 'Original'),
    element('InvoiceNumber', number),
    day('InvoiceDate', helsinkiDate(issuedAt)),
    ...(isInvoice ? [] : credits),
    element('OrderIdentifier', orderNumber),
    day('OrderDate', helsinkiDate(orderedAt)),
    ...(buyerReference ? [element('BuyerReferenceIdentifier', buyerReference)] : []),
    amount('InvoiceTotalVatExcludedAmount', sign * (total - vatCents)),
    amount('InvoiceTotalVatAmount', sign * vatCents),
    amount('InvoiceTotalVatIncludedAmount', sign * total),
    amount('InvoicePaidAmount', sign * total),
    ...rates.map((rate) => vatDetailsOf(rate, sign)),
    element('InvoiceFreeText', isInvoice ? w.isPaid : w.isRefunded),
    group('PaymentTermsDetails', [day('InvoiceDueDate', helsinkiDate(isInvoice ? paidAt : issuedAt))]),
  ])
}

function vatDetailsOf(
  { permille, netCents, vatCents }: ReturnType<typeof ratesOf>[number],
  sign: 1 | -1,
): string {
  return group('VatSpecificationDetails', [
    amount('VatBaseAmount', sign * netCents),
    element('VatRatePercent', percent(permille)),
    element('VatCode', permille === 0 ? 'Z' : 'S'),
    amount('VatRateAmount', sign * vatCents),
  ])
}

function paymentStatusElements({ paidBy, locale }: Voucher): string {
  return group('PaymentStatusDetails', [
    element('PaymentStatusCode', 'PAID'),
    element('PaymentMethodText', voucherWords[languageOf(locale)].methods[paidBy]),
  ])
}

function paymentOf({ kind, orderNumber, issuedAt, paidAt, seller }: Voucher): string {
  const reference = referenceNumber(orderNumber)
  return group('EpiDetails', [
    group('EpiIdentificationDetails', [
      day('EpiDate', helsinkiDate(issuedAt)),
      element('EpiReference', reference),
    ]),
    group('EpiPartyDetails', [
      group('EpiBfiPartyDetails', [scheme('EpiBfiIdentifier', 'BIC', seller.bic)]),
      group('EpiBeneficiaryPartyDetails', [
        element('EpiNameAddressDetails', fitted(seller.name, 35)),
        scheme('EpiAccountID', 'IBAN', seller.iban),
      ]),
    ]),
    group('EpiPaymentInstructionDetails', [
      scheme('EpiRemittanceInfoIdentifier', 'SPY', reference),
      amount('EpiInstructedAmount', 0),
      '<EpiCharge ChargeOption="SHA">SHA</EpiCharge>',
      day('EpiDateOptionDate', helsinkiDate(kind === 'invoice' ? paidAt : issuedAt)),
    ]),
  ])
}

/**
 * Returns the element that names the sender and the receiver. The shop delivers the file itself, so each party is given
 * as its own operator: with an invented operator, a program might send the file to that operator. A receiver without a
 * Y-tunnus has no OVT identifier; the element is then left out, which the schema allows.
 */
function transmissionOf({ number, issuedAt, seller, buyer }: Voucher): string {
  const businessId = businessIdOf(buyer.company_vat_number ?? '')
  if (!businessId) return ''
  const [from, to] = [ovtOf(seller.businessId), ovtOf(businessId)]
  return group('MessageTransmissionDetails', [
    group('MessageSenderDetails', [element('FromIdentifier', from), element('FromIntermediator', from)]),
    group('MessageReceiverDetails', [element('ToIdentifier', to), element('ToIntermediator', to)]),
    group('MessageDetails', [
      element('MessageIdentifier', number),
      element('MessageTimeStamp', issuedAt.toISOString()),
    ]),
  ])
}

function sellerOf({ seller }: Voucher): string {
  const party = group('SellerPartyDetails', [
    element('SellerPartyIdentifier', seller.businessId),
    element('SellerOrganisationName', fitted(seller.name, 70)),
    element('SellerOrganisationTaxCode', vatNumberOf(seller.businessId)),
    addressOf('Seller', { streets: [seller.street], town: seller.town, postcode: seller.postcode }),
  ])
  const account = group('SellerInformationDetails', [
    group('SellerAccountDetails', [
      scheme('SellerAccountID', 'IBAN', seller.iban),
      scheme('SellerBic', 'BIC', seller.bic),
    ]),
  ])
  return `${party}\n${account}`
}

function buyerOf({ buyer }: Voucher): string {
  const businessId = businessIdOf(buyer.company_vat_number ?? '')
  const person = `${buyer.first_name} ${buyer.last_name}`
  const party = group('BuyerPartyDetails', [
    businessId ? element('BuyerPartyIdentifier', businessId) : '',
    element('BuyerOrganisationName', fitted(buyer.company_name ?? person, 70)),
    businessId ? element('BuyerOrganisationTaxCode', vatNumberOf(businessId)) : '',
    addressOf('Buyer', placeOf(buyer)),
  ])
  return [
    party,
    element('BuyerContactPersonName', fitted(person, 70)),
    group('BuyerCommunicationDetails', [element('BuyerEmailaddressIdentifier', fitted(buyer.email, 70))]),
  ].join('\n')
}

function deliveryElements({ shipping, fitting, fittedAt, deliveryFrom, deliveryTo }: Voucher): string {
  const person = shipping && `${shipping.first_name} ${shipping.last_name}`
  const party =
    shipping &&
    group('DeliveryPartyDetails', [
      element('DeliveryOrganisationName', fitted(shipping.company_name ?? person ?? '', 35)),
      addressOf('Delivery', placeOf(shipping)),
    ])
  const fittedOn = fitting && fittedAt ? [day('DeliveryDate', helsinkiDate(fittedAt))] : []
  const days =
    deliveryFrom && deliveryTo
      ? [group('DeliveryPeriodDetails', [day('StartDate', deliveryFrom), day('EndDate', deliveryTo)])]
      : []
  const when = [...fittedOn, ...days]
  return [party ?? '', when.length > 0 ? group('DeliveryDetails', when) : ''].filter(Boolean).join('\n')
}

interface Place {
  readonly streets: readonly string[]
  readonly town: string
  readonly postcode: string
}

function placeOf({ address_line_1, address_line_2, city, zipcode }: AddressRow): Place {
  return { streets: [address_line_1, address_line_2 ?? ''].filter(Boolean), town: city, postcode: zipcode }
}

function addressOf(party: string, { streets, town, postcode }: Place): string {
  return group(`${party}PostalAddressDetails`, [
    ...streets.map((street) => element(`${party}StreetName`, fitted(street, 35))),
    element(`${party}TownName`, fitted(town, 35)),
    element(`${party}PostCodeIdentifier`, postcode),
    element('CountryCode', 'FI'),
  ])
}
