import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePayment } from '../testing/example-payment.ts'
import { orderBody } from './order-body.ts'

const callback = 'https://pito.example/api/v1/callbacks/klarna/1/s'
const bodyOf = (changed = {}) => orderBody({ ...examplePayment, method: 'klarna', ...changed }, callback)

test('an order says where, in which language and by whom it is bought', () => {
  expect(bodyOf()).toMatchObject({
    purchase_country: 'FI',
    purchase_currency: 'EUR',
    locale: 'fi-FI',
    order_amount: 57_140,
    order_tax_amount: 11_609,
    customer: { type: 'person' },
    merchant_reference1: '4711000001',
    merchant_reference2: '4711000001-1',
    billing_address: { given_name: 'Aino', street_address: 'Hämeenkatu 1', country: 'FI' },
    shipping_address: { given_name: 'Veikko', email: 'aino@pito.example', street_address: 'Nastakuja 5' },
  })
  expect(bodyOf({ locale: 'en_GB' }).locale).toBe('en-FI')
})

test('a company buys as an organisation', () => {
  const buyer = { ...examplePayment.buyer, companyName: 'Kuljetus Oy' }
  expect(bodyOf({ isBusiness: true, buyer })).toMatchObject({
    customer: { type: 'organization' },
    billing_address: { organization_name: 'Kuljetus Oy' },
  })
})

test('a line has its discount and its rate in hundredths of a percent', () => {
  expect(bodyOf().order_lines).toEqual([
    expect.objectContaining({
      type: 'physical',
      quantity: 4,
      unit_price: 12_250,
      total_amount: 47_250,
      total_discount_amount: 1750,
      tax_rate: 2550,
      total_tax_amount: 9600,
    }),
    expect.objectContaining({ type: 'physical', total_amount: 7900 }),
    expect.objectContaining({ type: 'shipping_fee', total_amount: 1990 }),
  ])
})

test('VAT never lies further than a cent from Klarna’s formula, whatever our own share is', () => {
  const cents = fc.integer({ min: 1, max: 500_000 })
  fc.assert(
    fc.property(cents, cents, fc.constantFrom(0, 100, 140, 255), (totalCents, vatCents, vatPermille) => {
      const line = { ...examplePayment.lines[0]!, totalCents, discountCents: 0, vatCents, vatPermille }
      const {
        total_amount: total,
        tax_rate: rate,
        total_tax_amount: tax,
      } = bodyOf({ lines: [line] }).order_lines[0]!
      return Math.abs(tax - (total - (total * 10_000) / (10_000 + rate))) <= 1
    }),
    // The difference is one and four tenths of a cent, which would pass as one if it were rounded first.
    { examples: [[13, 3, 140]] },
  )
})
