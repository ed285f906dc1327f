import { internationalNumber } from '@pito/contracts/values/contact-number'
import type { Locale } from '@pito/contracts/values/locale'
import { referenceNumber } from '@pito/contracts/values/reference-number'
import type { KnownPayment, PaymentLine, PaymentToMake } from '../../payment-providers/index.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { AddressRow, LineRow } from '../order-row.ts'
import type { Attempt } from './attempt-store.ts'
import { stampOf } from './stamp.ts'

interface Row {
  readonly orderNumber: string
  readonly locale: Locale
  readonly isBusiness: boolean
  readonly lines: readonly (LineRow & { readonly discount_cents: number })[]
  readonly billing: AddressRow
  readonly shipping: AddressRow
}

/** Reads everything that a provider needs to know about an order, in one statement. */
export async function paymentToMake(sql: Sql, attempt: Attempt): Promise<PaymentToMake> {
  const [row] = await sql<Row>`
    select order_number, locale, is_business,
      (select json_agg(line order by position) from shop_order_line line where order_id = o.id) as lines,
      (select row_to_json(address) from shop_order_address address where order_id = o.id and kind = 'billing') as billing,
      (select row_to_json(address) from shop_order_address address where order_id = o.id and kind = 'shipping') as shipping
    from shop_order o where o.id = ${attempt.orderId}`
  if (!row) throw new Error(`The order of attempt ${attempt.id} does not exist.`)
  const { orderNumber, locale, isBusiness, lines, billing, shipping } = row
  return {
    attemptId: attempt.id,
    stamp: stampOf(orderNumber, attempt.attempt),
    orderNumber,
    reference: referenceNumber(orderNumber),
    amountCents: attempt.amountCents,
    method: attempt.method,
    ...{ locale, isBusiness },
    lines: lines.map((line) => toPaymentLine(line, locale)),
    buyer: {
      ...personOf(billing),
      email: billing.email,
      ...placeOf(billing),
      companyName: billing.company_name,
      vatId: billing.company_vat_number,
    },
    delivery: { ...personOf(shipping), ...placeOf(shipping) },
  }
}

/** Describes a payment that exists at the provider already. */
export async function knownPayment(
  sql: Sql,
  attempt: Attempt & { readonly providerId: string },
): Promise<KnownPayment> {
  const { providerId, providerOrderId } = attempt
  return { ...(await paymentToMake(sql, attempt)), providerId, providerOrderId }
}

function personOf({ first_name, last_name, country_code, contact_number }: AddressRow) {
  return {
    firstName: first_name,
    lastName: last_name,
    phone: internationalNumber(country_code, contact_number),
  }
}

function placeOf({ address_line_1, address_line_2, zipcode, city }: AddressRow) {
  return { street: [address_line_1, address_line_2].filter(Boolean).join(', '), zipcode, city }
}

const kinds = {
  product: 'product',
  service: 'service',
  shipping_charges: 'delivery',
  recycling_charges: 'fee',
} as const

function toPaymentLine(line: Row['lines'][number], locale: Locale): PaymentLine {
  return {
    kind: kinds[line.type],
    reference: `${kinds[line.type]}-${line.tyre_id ?? line.service_id ?? 0}`,
    name: locale === 'fi_FI' ? line.name_fi : line.name_en,
    quantity: line.quantity,
    unitCents: line.unit_cents,
    totalCents: line.total_cents,
    discountCents: line.discount_cents,
    vatPermille: line.vat_permille,
    vatCents: line.vat_cents,
  }
}
