import type { Order } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../testing/account-shop.ts'
import { fulfilmentShop } from '../../testing/fulfilment-shop.ts'

const { platform, app, buyer, paidBuyer, paid, staff, change } = await fulfilmentShop({ more: 8 })

const tokenOf = async ({ shown }: { readonly shown: () => Promise<Order> }) =>
  (await shown()).appointment?.move_token

test('an order with a paid fitting has a token that moves its time, until a day before', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '08:00' })
  const query = { action: 'move', token: (await tokenOf(maija)) ?? '' }
  const link = await app.inject({ url: '/api/v1/appointment-link', query })
  expect(link.json().data).toMatchObject({ state: 'open', start_time: '08:00:00' })
  const now = platform.clock()
  platform.at('2026-11-30T06:00:00Z')
  expect(await tokenOf(maija)).toBeNull()
  platform.at(now.toISOString())
})

test('staff do not get the token that belongs to the customer', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 1, time: '08:30' })
  expect((await staff(maija, 'shipped')).body.data.appointment.move_token).toBeNull()
  expect(await tokenOf(maija)).not.toBeNull()
})

test('a refund names its reason, and the tyres that came back', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 4 })
  await staff(maija, 'shipped')
  await change(maija, 'withdraw')
  await staff(maija, 'returned', { items: [{ tyre_id: 5, quantity: 3 }] })
  const { refunds, line_items } = await maija.shown()
  const name = line_items.find(({ type }) => type === 'product')?.name
  expect(refunds).toMatchObject([{ reason: 'withdrawn', made_at: null, lines: [{ name, quantity: 3 }] }])
  expect(refunds[0]?.amount).toBeGreaterThan(0)
})

test('money that arrived twice is shown as a refund of the paid order', async () => {
  const maija = await buyer({ tyre: 5, quantity: 1 })
  const first = await maija.begin()
  await platform.sql`
    update payment_attempt set state = 'open', provider_id = 'a', url = 'https://bank.example'
    where id = ${first.attemptId}`
  const second = await maija.begin('creditcard')
  await paid(second.attemptId, maija.cents)
  await paid(first.attemptId, maija.cents)
  expect((await maija.shown()).refunds).toMatchObject([
    { amount: maija.order.total, reason: 'twice', made_at: null, lines: [] },
  ])
})

/** Logs the guest in as a new customer, whose account their orders enter, and returns the orders of its list. */
async function listedFor({ guest }: Pick<Awaited<ReturnType<typeof paidBuyer>>, 'guest'>, email: string) {
  await addCustomer(platform, { email })
  await guest.send('POST', 'login', { email, password: goodPassword })
  // The orders of a guest enter the account when the customer first sees the cart.
  await guest.send('GET', 'customer/cart/items/all')
  return (await guest.send('GET', 'customer/orders')).body.data
}

test('the list of a customer names the tyres of each order, with their pictures, and the days of delivery', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 2 })
  const { delivery_days } = await maija.shown()
  expect(delivery_days).not.toBeNull()
  expect(await listedFor(maija, 'lister@example.fi')).toMatchObject([
    {
      order_number: maija.order.order_number,
      payment_state: 'paid',
      tyres: [{ quantity: 2, product: { id: 6, size_text: expect.stringContaining('R16') } }],
      delivery_days,
      appointment: null,
    },
  ])
})

test('the list of a customer names the day and the place of a fitting until it is cancelled', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' })
  const { appointment } = await maija.shown()
  const [order] = await listedFor(maija, 'fitted@example.fi')
  expect(order).toMatchObject({
    delivery_days: null,
    appointment: {
      schedule_date: appointment?.schedule_date,
      start_time: '09:00:00',
      dealer: appointment?.dealer,
    },
  })
  expect(order.appointment).not.toHaveProperty('move_token')
  const nextFitting = async () => (await maija.guest.send('GET', 'customer/next-fitting')).body.data
  expect(await nextFitting()).toEqual({
    order_number: order.order_number,
    schedule_date: appointment?.schedule_date,
    start_time: '09:00:00',
    company_name: appointment?.dealer.company_name,
    city: appointment?.dealer.city,
  })
  await platform.sql`
    update appointment set state = 'cancelled'
    where order_id = (select id from shop_order where order_number = ${order.order_number})`
  expect((await maija.guest.send('GET', 'customer/orders')).body.data[0].appointment).toBeNull()
  expect(await nextFitting()).toBeNull()
})
