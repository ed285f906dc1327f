import type { Order, OrderLine } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { purchasedItems, purchaseOf } from './begun-payment.ts'

const tyres = {
  type: 'product',
  type_id: 7,
  name: 'Kuura Tuisku 1',
  quantity: 4,
  unit_price: 112.9,
  product: { brand_name: 'Kuura', model: { name: 'Tuisku 1' }, size_text: '205/55 R16 94T' },
} as OrderLine
const orderOf = (...line_items: OrderLine[]) => ({ line_items }) as Order

const fee = { ...tyres, type: 'recycling_charges', unit_price: 2.4 } as OrderLine
const service = { ...tyres, type: 'service', type_id: 1, name: 'Installation', unit_price: 19.9 } as OrderLine
const delivery = { ...tyres, type: 'shipping_charges', type_id: null } as OrderLine

test('analytics counts the tyres of an order with their fees, without services and delivery', () => {
  expect(purchasedItems(orderOf(tyres, fee, service, delivery))).toEqual([
    { id: 7, brand: 'Kuura', model: 'Tuisku 1', size: '205/55 R16 94T', cents: 11_530, quantity: 4 },
  ])
})

test('tyres, services and delivery, less the discount, add up to the total of the order', () => {
  const order = {
    ...orderOf(tyres, fee, service, delivery),
    ...{ order_number: '4821907312', promo_code_name: 'TALVI10' },
    ...{ total: 518.58, vat_amount: 105.37, shipping_charges: 22.9, discount_amount: 45.12 },
  } as Order
  const { totalCents, services, deliveryCents, discountCents, ...rest } = purchaseOf(order)
  expect(rest).toEqual({ orderNumber: '4821907312', vatCents: 10_537, promoCode: 'TALVI10' })
  expect(services).toEqual([{ id: 1, name: 'Installation', cents: 1990, quantity: 4 }])
  const sum = [...purchasedItems(order), ...services].reduce(
    (all, { cents, quantity }) => all + cents * quantity,
    0,
  )
  expect(sum + deliveryCents - discountCents).toBe(totalCents)
})

test('a tyre that the shop no longer has is counted by the name it was ordered under', () => {
  expect(purchasedItems(orderOf({ ...tyres, product: null }))).toMatchObject([
    { id: 7, brand: '', model: 'Kuura Tuisku 1' },
  ])
})
