import type { Order, OrderLine } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { purchasedItems } from './purchased-items.ts'

const tyres = {
  type: 'product',
  type_id: 7,
  name: 'Kuura Tuisku 1',
  quantity: 4,
  unit_price: 112.9,
  product: { brand_name: 'Kuura', model: { name: 'Tuisku 1' }, size_text: '205/55 R16 94T' },
} as OrderLine
const orderOf = (...line_items: OrderLine[]) => ({ line_items }) as Order

test('analytics counts the tyres of an order, without fees, services and delivery', () => {
  const order = orderOf(
    tyres,
    { ...tyres, type: 'recycling_charges' },
    { ...tyres, type: 'service', type_id: 1 },
    { ...tyres, type: 'shipping_charges', type_id: null },
  )
  expect(purchasedItems(order)).toEqual([
    { id: 7, brand: 'Kuura', model: 'Tuisku 1', size: '205/55 R16 94T', cents: 11_290, quantity: 4 },
  ])
})

test('a tyre that the shop no longer has is counted by the name it was ordered under', () => {
  expect(purchasedItems(orderOf({ ...tyres, product: null }))).toMatchObject([
    { id: 7, brand: '', model: 'Kuura Tuisku 1' },
  ])
})
