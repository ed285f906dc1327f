import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { languageOf } from '@pito/contracts/values/locale'
import { referenceNumber } from '@pito/contracts/values/reference-number'
import { element } from '../../platform/xml-text.ts'
import { businessIdOf, vatNumberOf } from './company-numbers.ts'
import { amount, day, fitted, group, percent, scheme } from './finvoice-elements.ts'
import { rowsOf } from './finvoice-rows.ts'
import type { Voucher } from './voucher.ts'
import { ratesOf, totalOf } from './voucher.ts'
import { voucherWords } from './voucher-words.ts'

/**
 * Finvoice 3.0, for the bookkeeping of a company: not sent by an operator, hence without addresses of e-invoicing. The
 * order of the elements is that of its schema. That nothing is left to pay is told twice, for programs that read one of
 * the two: PaymentStatusCode PAID, and an EpiInstructedAmount of nought.
 */
export function finvoiceOf(voucher: Voucher): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<Finvoice Version="3.0">',
    sellerOf(voucher),
    buyerOf(voucher),
    deliveryOf(voucher),
    detailsOf(voucher),
    statusOf(voucher),
    ...rowsOf(voucher),
    paymentOf(voucher),
    '</Finvoice>',
    '',
  ]
    .filter((part, place, parts) => part !== '' || place === parts.length - 1)
    .join('\n')
}

/** A credit note has its sums below nought. */
function signOf({ kind }: Voucher): 1 | -1 {
  return kind === 'invoice' ? 1 : -1
}

function sellerOf({ seller }: Voucher): string {
  const party = group('SellerPartyDetails', [
    element('SellerPartyIdentifier', seller.businessId),
    element('SellerOrganisationName', fitted(seller.name, 70)),
    element('SellerOrganisationTaxCode', vatNumberOf(seller.businessId)),
    addressOf('Seller', { street: seller.street, town: seller.town, postcode: seller.postcode }),
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
    addressOf('Buyer', { street: buyer.address_line_1, town: buyer.city, postcode: buyer.zipcode }),
  ])
  return [
    party,
    element('BuyerContactPersonName', fitted(person, 35)),
    group('BuyerCommunicationDetails', [element('BuyerEmailaddressIdentifier', fitted(buyer.email, 70))]),
  ].join('\n')
}

function deliveryOf({ shipping, fitting, fittedAt, deliveryFrom, deliveryTo }: Voucher): string {
  const person = shipping && `${shipping.first_name} ${shipping.last_name}`
  const party =
    shipping &&
    group('DeliveryPartyDetails', [
      element('DeliveryOrganisationName', fitted(shipping.company_name ?? person ?? '', 35)),
      addressOf('Delivery', {
        street: shipping.address_line_1,
        town: shipping.city,
        postcode: shipping.zipcode,
      }),
    ])
  const fittedOn = fitting && fittedAt ? [day('DeliveryDate', helsinkiDate(fittedAt))] : []
  const days =
    deliveryFrom && deliveryTo
      ? [group('DeliveryPeriodDetails', [day('StartDate', deliveryFrom), day('EndDate', deliveryTo)])]
      : []
  const when = [...fittedOn, ...days]
  return [party ?? '', when.length > 0 ? group('DeliveryDetails', when) : ''].filter(Boolean).join('\n')
}

function addressOf(party: string, at: { street: string; town: string; postcode: string }): string {
  return group(`${party}PostalAddressDetails`, [
    element(`${party}StreetName`, fitted(at.street, 35)),
    element(`${party}TownName`, fitted(at.town, 35)),
    element(`${party}PostCodeIdentifier`, at.postcode),
    element('CountryCode', 'FI'),
  ])
}

function detailsOf(voucher: Voucher): string {
  const { kind, number, issuedAt, invoiceNumber, invoicedAt, orderNumber, orderedAt, paidAt } = voucher
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
    amount('InvoiceTotalVatExcludedAmount', sign * (total - vatCents)),
    amount('InvoiceTotalVatAmount', sign * vatCents),
    amount('InvoiceTotalVatIncludedAmount', sign * total),
    ...rates.map((rate) =>
      group('VatSpecificationDetails', [
        amount('VatBaseAmount', sign * rate.netCents),
        element('VatRatePercent', percent(rate.permille)),
        element('VatCode', rate.permille === 0 ? 'Z' : 'S'),
        amount('VatRateAmount', sign * rate.vatCents),
      ]),
    ),
    element('InvoiceFreeText', isInvoice ? w.isPaid : w.isRefunded),
    group('PaymentTermsDetails', [day('InvoiceDueDate', helsinkiDate(isInvoice ? paidAt : issuedAt))]),
  ])
}

function statusOf({ paidBy, locale }: Voucher): string {
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
