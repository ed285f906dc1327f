import type { PaymentLine, PaymentPerson, PaymentToMake } from '../provider.ts'

const types = {
  product: 'physical',
  service: 'physical',
  delivery: 'shipping_fee',
  fee: 'surcharge',
} as const

/** Session and order must have the same body: Klarna responds with 409 when they differ. */
export function orderBody(payment: PaymentToMake, notificationUrl: string) {
  const { amountCents, orderNumber, stamp, locale, isBusiness, buyer, delivery } = payment
  const lines = payment.lines.map(lineOf)
  return {
    purchase_country: 'FI',
    purchase_currency: 'EUR',
    locale: locale === 'fi_FI' ? 'fi-FI' : 'en-FI',
    order_amount: amountCents,
    order_tax_amount: lines.reduce((sum, { total_tax_amount }) => sum + total_tax_amount, 0),
    order_lines: lines,
    billing_address: { ...personOf(buyer, isBusiness), ...addressOf(buyer) },
    shipping_address: { ...personOf({ ...buyer, ...delivery }, isBusiness), ...addressOf(delivery ?? buyer) },
    customer: { type: isBusiness ? 'organization' : 'person' },
    merchant_reference1: orderNumber,
    merchant_reference2: stamp,
    merchant_urls: { notification: notificationUrl },
  }
}

function lineOf({
  kind,
  reference,
  name,
  quantity,
  unitCents,
  totalCents,
  discountCents,
  ...vat
}: PaymentLine) {
  const total = totalCents - discountCents
  // Klarna counts rates in 1/100 %: 25.5 % is 2550.
  const rate = vat.vatPermille * 10
  const exact = total - (total * 10_000) / (10_000 + rate)
  return {
    type: types[kind],
    reference: reference.slice(0, 255),
    name: name.slice(0, 255),
    quantity,
    unit_price: unitCents,
    tax_rate: rate,
    total_amount: total,
    total_discount_amount: discountCents,
    // The shop's VAT is sent if it differs from Klarna's formula by at most a cent. The difference may be larger if a
    // discount was shared among the lines; the result of the formula is then sent.
    total_tax_amount: Math.abs(vat.vatCents - exact) <= 1 ? vat.vatCents : Math.round(exact),
  }
}

function personOf({ firstName, lastName, email, phone, companyName }: PaymentPerson, isBusiness: boolean) {
  return {
    given_name: firstName,
    family_name: lastName,
    email,
    phone,
    ...(isBusiness && companyName && { organization_name: companyName }),
  }
}

function addressOf({ street, zipcode, city }: Pick<PaymentPerson, 'street' | 'zipcode' | 'city'>) {
  return { street_address: street, postal_code: zipcode, city, country: 'FI' }
}
