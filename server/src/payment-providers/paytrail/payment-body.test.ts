import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProviderRefused } from '../provider.ts'
import { examplePayment } from '../testing/example-payment.ts'
import { paymentBody } from './payment-body.ts'

const shop = new URL('https://pito.example')
const sumOf = (items: readonly { unitPrice: number; units: number }[]) =>
  items.reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0)

test('a payment names its order, its amount and where the buyer comes back to', () => {
  expect(paymentBody(examplePayment, shop)).toMatchObject({
    stamp: '4711000001-1',
    reference: '47110000017',
    amount: 57_140,
    currency: 'EUR',
    language: 'FI',
    customer: { email: 'aino@pito.example', firstName: 'Aino', lastName: 'Virtanen' },
    deliveryAddress: { streetAddress: 'Nastakuja 5', country: 'FI' },
    redirectUrls: {
      success: 'https://pito.example/payment/confirm',
      cancel: 'https://pito.example/payment/failed',
    },
    callbackUrls: { success: 'https://pito.example/api/v1/callbacks/paytrail' },
    groups: ['bank'],
  })
})

test('discounts are one negative item for each rate of VAT', () => {
  const { items } = paymentBody(examplePayment, shop)
  expect(items.at(-1)).toMatchObject({ unitPrice: -1750, units: 1, vatPercentage: 25.5 })
  expect(sumOf(items)).toBe(57_140)
})

test('items add up to the amount whatever is bought and reduced', () => {
  const line = fc
    .record({
      quantity: fc.integer({ min: 1, max: 40 }),
      unitCents: fc.integer({ min: 1, max: 90_000 }),
      share: fc.integer({ min: 0, max: 100 }),
      vatPermille: fc.constantFrom(255, 140, 100),
    })
    .map(({ quantity, unitCents, share, vatPermille }) => {
      const totalCents = quantity * unitCents
      const discountCents = Math.floor((totalCents * share) / 101)
      return {
        ...examplePayment.lines[0]!,
        quantity,
        unitCents,
        totalCents,
        discountCents,
        vatPermille,
      }
    })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const amountCents = lines.reduce((sum, each) => sum + each.totalCents - each.discountCents, 0)
      return sumOf(paymentBody({ ...examplePayment, lines, amountCents }, shop).items) === amountCents
    }),
  )
})

test('lines that do not add up to the amount are not sent', () => {
  expect(() => paymentBody({ ...examplePayment, amountCents: 57_141 }, shop)).toThrow(ProviderRefused)
})

test.each([
  ['creditcard', 'creditcard'],
  ['mobile', 'mobile'],
  ['apple-pay', 'mobile'],
] as const)('%s leads to the group %s', (method, group) => {
  expect(paymentBody({ ...examplePayment, method }, shop).groups).toEqual([group])
})

test('an English buyer pays in English, a company under its name', () => {
  const buyer = { ...examplePayment.buyer, companyName: 'Kuljetus Oy', vatId: 'FI12345671' }
  const company = { ...examplePayment, locale: 'en_GB', isBusiness: true, buyer, delivery: null } as const
  const body = paymentBody(company, shop)
  expect(body).toMatchObject({
    language: 'EN',
    customer: { companyName: 'Kuljetus Oy', vatId: 'FI12345671' },
  })
  expect(body).not.toHaveProperty('deliveryAddress')
  expect(paymentBody({ ...company, isBusiness: false }, shop).customer).not.toHaveProperty('companyName')
})

test('what is longer than Paytrail takes is cut', () => {
  const buyer = { ...examplePayment.buyer, firstName: 'Å'.repeat(80), street: 'k'.repeat(80) }
  const body = paymentBody({ ...examplePayment, buyer }, shop)
  expect(body.customer.firstName).toBe('Å'.repeat(50))
  expect(body.invoicingAddress.streetAddress).toHaveLength(50)
})
