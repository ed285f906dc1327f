import type { LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { cartOf } from '../../testing/cart.ts'
import { cartView } from './cart-view.ts'

function line(type: LineItem['type'], facts: Partial<LineItem>): LineItem {
  return { type, id: null, product: null, service: null, is_from_price: false, ...facts } as LineItem
}

const fees = line('recycling_charges', { vat_percent: 25.5, vat_amount: 1.79 })
const fitting = line('service', { vat_percent: 14, vat_amount: 9.78 })
const delivery = line('shipping_charges', { vat_percent: 25.5, vat_amount: 8.11 })

test('the VAT of the cart is that of each rate, with the delivery', () => {
  const cart = cartOf({ line_items: [fees, fitting], shipping_line_item: delivery })
  expect(cartView(cart, 'fi').vat).toEqual([
    { percent: 25.5, cents: 990 },
    { percent: 14, cents: 978 },
  ])
})

test('services whose point is not chosen yet are not part of the VAT', () => {
  const cart = cartOf({ line_items: [fees, { ...fitting, is_from_price: true }], shipping_line_item: null })
  expect(cartView(cart, 'fi').vat).toEqual([{ percent: 25.5, cents: 179 }])
})
