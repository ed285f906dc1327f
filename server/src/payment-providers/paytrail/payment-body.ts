import { languageOf } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { PaymentLine, PaymentPerson, PaymentToMake } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'

const groups: Readonly<Record<Exclude<PaymentMethod, 'klarna'>, string>> = {
  bank: 'bank',
  creditcard: 'creditcard',
  mobile: 'mobile',
  'apple-pay': 'mobile',
}

/** The body of `POST /payments`. The maximum lengths are Paytrail's; it refuses a payment with a longer value. */
export function paymentBody(payment: PaymentToMake, shopUrl: URL) {
  const { stamp, reference, amountCents, locale, method, buyer, delivery, returnTo } = payment
  const callback = new URL('/api/v1/callbacks/paytrail', shopUrl).href
  return {
    stamp,
    reference,
    amount: amountCents,
    currency: 'EUR',
    language: languageOf(locale).toUpperCase(),
    items: itemsOf(payment),
    customer: customerOf(payment),
    invoicingAddress: addressOf(buyer),
    ...(delivery && { deliveryAddress: addressOf(delivery) }),
    redirectUrls: {
      success: new URL(returnTo ?? '/payment/confirm', shopUrl).href,
      cancel: new URL(returnTo ?? '/payment/failed', shopUrl).href,
    },
    callbackUrls: { success: callback, cancel: callback },
    ...(method !== 'klarna' && { groups: [groups[method]] }),
  }
}

interface Item {
  readonly unitPrice: number
  readonly units: number
  readonly vatPercentage: number
  readonly productCode: string
  readonly description: string
}

/**
 * Lists the lines at their full price, then one negative item per VAT rate for the discounts, so that the items add up
 * to the cent.
 */
function itemsOf({ lines, amountCents, locale }: PaymentToMake): Item[] {
  const rates = Map.groupBy(
    lines.filter(({ discountCents }) => discountCents > 0),
    ({ vatPermille }) => vatPermille,
  )
  const discounts = [...rates].map(([vatPermille, discounted]) => ({
    unitPrice: -discounted.reduce((sum, { discountCents }) => sum + discountCents, 0),
    units: 1,
    vatPercentage: vatPermille / 10,
    productCode: 'discount',
    description: locale === 'fi_FI' ? 'Alennus' : 'Discount',
  }))
  const items = [...lines.map(itemOf), ...discounts]
  const sum = items.reduce((total, { unitPrice, units }) => total + unitPrice * units, 0)
  if (sum !== amountCents) throw new ProviderRefused('The lines of a payment do not add up to its amount.')
  return items
}

function itemOf({ quantity, unitCents, vatPermille, reference, name }: PaymentLine): Item {
  return {
    unitPrice: unitCents,
    units: quantity,
    vatPercentage: vatPermille / 10,
    productCode: cut(reference, 100),
    description: cut(name, 1000),
  }
}

function customerOf({ buyer, isBusiness }: PaymentToMake) {
  const { email, firstName, lastName, phone, companyName, vatId } = buyer
  return {
    email: cut(email, 200),
    firstName: cut(firstName, 50),
    lastName: cut(lastName, 50),
    phone,
    ...(isBusiness && companyName && { companyName: cut(companyName, 100) }),
    ...(isBusiness && vatId && { vatId }),
  }
}

function addressOf({ street, zipcode, city }: Pick<PaymentPerson, 'street' | 'zipcode' | 'city'>) {
  return {
    streetAddress: cut(street, 50),
    postalCode: cut(zipcode, 15),
    city: cut(city, 30),
    country: 'FI',
  }
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('')
}
