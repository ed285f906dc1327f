import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { languageOf } from '@pito/contracts/values/locale'
import { referenceNumber } from '@pito/contracts/values/reference-number'
import { element } from '../../platform/xml-text.ts'
import { amount, day, fitted, group, percent, scheme } from './finvoice-elements.ts'
import { buyerOf, deliveryElements, sellerOf, transmissionOf } from './finvoice-parties.ts'
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
