import type { DeliveryPlan } from '@pito/contracts/staff-delivery'
import { expect, test } from 'vitest'
import { paymentShop } from '../../testing/payment-shop.ts'
import { staffToken } from '../../testing/staff-token.ts'

const { platform, app, buyer, paid } = await paymentShop({ more: 1 })
const token = await staffToken(platform, 'owner')
const url = '/api/v1/staff/settings/delivery'
const headers = { authorization: `Bearer ${token}` }

async function changeDelivery(changed: object): Promise<void> {
  const plan: DeliveryPlan = (await app.inject({ method: 'GET', url, headers })).json().data
  const { id: _, valid_from: __, ...current } = plan.current
  const payload = { ...current, valid_from: null, ...changed }
  expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
}

test('after a change a cart has the new price and days, and an existing order does not change', async () => {
  const [veikko, aino] = [await buyer({ tyre: 4, quantity: 4 }), await buyer({ tyre: 1, quantity: 2 })]
  const { attemptId } = await veikko.begin()
  await paid(attemptId, veikko.cents)
  const told = { shipping_charges: 39.9, delivery_days: { from: '2026-11-24', to: '2026-11-27' } }
  expect(await veikko.shown()).toMatchObject({ ...told, total: veikko.order.total })
  await changeDelivery({
    tiers: [{ from_quantity: 1, gross_cents: 500 }],
    cars_least_days: 3,
    cars_most_days: 4,
    no_dispatch_dates: ['2026-11-23'],
    // The test's clock shows Friday noon, so the order counts as Monday's, on which nothing is sent.
    cut_off_hour: 12,
  })
  expect(await aino.guest.cart()).toMatchObject({
    shipping_charges: 5,
    shipping_tiers: [{ from_quantity: 1, shipping_charges: 5 }],
    delivery_days: { from: '2026-11-27', to: '2026-11-30' },
  })
  expect(await aino.confirm()).toMatchObject({
    shipping_charges: 5,
    delivery_days: { from: '2026-11-27', to: '2026-11-30' },
  })
  expect(await veikko.shown()).toMatchObject({ ...told, total: veikko.order.total })
})

test('from the threshold on delivery is free in the cart, the order and the price of a full set', async () => {
  const { guest, confirm } = await buyer({ tyre: 1, quantity: 4 })
  const full = async (id: number) =>
    (await guest.send('GET', 'products?per_page=20')).body.data.find((tyre: { id: number }) => tyre.id === id)
      .full_set.delivered
  await changeDelivery({ tiers: [{ from_quantity: 1, gross_cents: 700 }], free_from_cents: 45_160 })
  expect(await guest.cart()).toMatchObject({ free_delivery_from: 451.6, shipping_charges: 0, total: 451.6 })
  expect(await confirm()).toMatchObject({ shipping_charges: 0, total: 451.6 })
  await expect.poll(() => full(1)).toBe(451.6)
  await changeDelivery({ free_from_cents: 45_161 })
  expect(await guest.cart()).toMatchObject({ shipping_charges: 7, total: 458.6 })
  await expect.poll(() => full(1)).toBe(458.6)
  const asked = { quantity: 4, sub_total: 451.61 }
  const { body } = await guest.send('POST', 'get-shipping-charge', asked)
  expect(body.data).toMatchObject({ shipping_charges: 0, free_delivery_from: 451.61 })
})
