import type { Language } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { referenceNumber, referenceNumberInGroups } from '@pito/contracts/values/reference-number'
import type { AddressRow } from '../order-row.ts'
import type { Voucher } from './voucher.ts'
import { dayShown, voucherWords } from './voucher-words.ts'

/** Returns the details that are printed above the lines, as pairs of name and value. */
export function factsOf(voucher: Voucher, language: Language): string[][] {
  const w = voucherWords[language]
  const { kind, orderNumber, issuedAt, paidAt, paidBy, invoiceNumber, invoicedAt } = voucher
  const method = w.methods[paidBy]
  const credits = [[w.credits, w.of(invoiceNumber, dayShown(invoicedAt, language))]]
  return [
    [w.date, dayShown(issuedAt, language)],
    ...(kind === 'credit-note' ? credits : []),
    [w.order, orderNumber],
    ...(voucher.buyerReference ? [[w.buyerReference, voucher.buyerReference]] : []),
    [w.reference, referenceNumberInGroups(referenceNumber(orderNumber))],
    [voucher.fitting ? w.fitting : w.delivery, deliveryOf(voucher, language)],
    kind === 'invoice'
      ? [w.paid, `${dayShown(paidAt, language)}, ${method}`]
      : [w.refunded, w.sameMethod(method)],
  ]
}

function deliveryOf(voucher: Voucher, language: Language): string {
  const where = voucher.shipping ? addressLine(voucher.shipping) : ''
  return [whenOf(voucher, language), where].filter(Boolean).join(', ')
}

function whenOf({ fitting, fittedAt, deliveryFrom, deliveryTo }: Voucher, language: Language): string {
  const w = voucherWords[language]
  if (fittedAt) return momentShown(fittedAt, language)
  if (fitting) return w.byPhone
  if (!deliveryFrom || !deliveryTo) return ''
  return w.days(dayShown(deliveryFrom, language), dayShown(deliveryTo, language))
}

/** The address of the garage or of the recipient. */
function addressLine(address: AddressRow): string {
  const { company_name, address_line_1, address_line_2, zipcode, city } = address
  const name = company_name ?? `${address.first_name} ${address.last_name}`
  return [name, address_line_1, address_line_2, `${zipcode} ${city}`].filter(Boolean).join(', ')
}
