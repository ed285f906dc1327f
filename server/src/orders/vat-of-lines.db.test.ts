import type { OrderLine } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { fittingShop } from '../../testing/fitting-shop.ts'

const { platform, guest, near } = await fittingShop()
const rate = (kind: string, permille: number) =>
  platform.pool.query('insert into vat_rate (kind, valid_from, permille) values ($1, $2, $3)', [
    ...[kind, '2026-11-20', permille],
  ])
const ratesOf = (lines: readonly Pick<OrderLine, 'type' | 'vat_percent'>[]) =>
  Object.fromEntries(lines.map(({ type, vat_percent }) => [type, vat_percent]))

async function orderWithFitting() {
  const buyer = guest()
  await buyer.add({ type_id: 1, quantity: 4 })
  await buyer.book(near)
  const cart = await buyer.read()
  const { body } = await buyer.browser.send('POST', 'anonymous/order/confirm', { cart_id: cart.id })
  const { order_number, line_items, ...order } = body.data.orderDetails
  const read = async () =>
    (await buyer.browser.send('GET', `anonymous/order/${order_number}`)).body.data.line_items
  return { cart, order, lines: line_items, read }
}

test('tyres, fees and delivery have the rate of products, services their own, and each line keeps its rate', async () => {
  await rate('services', 140)
  const first = await orderWithFitting()
  const rates = { product: 25.5, recycling_charges: 25.5, shipping_charges: 25.5, service: 14 }
  expect(ratesOf(first.lines)).toEqual(rates)
  expect(ratesOf([...first.cart.line_items, first.cart.shipping_line_item])).toEqual(rates)
  expect(first.order).toMatchObject({ total: first.cart.total, vat_amount: first.cart.vat_amount })
  await rate('products', 240)
  const second = await orderWithFitting()
  expect(ratesOf(second.lines)).toEqual({
    ...rates,
    product: 24,
    recycling_charges: 24,
    shipping_charges: 24,
  })
  expect(second.order.total).toBe(first.order.total)
  expect(second.order.vat_amount).toBeLessThan(first.order.vat_amount)
  expect(ratesOf(await first.read())).toEqual(rates)
})
