import { expect, test, vi } from 'vitest'
import { simulatedPaymentShop } from '../../../testing/simulated-payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { providersOf } from '../../payment-providers/index.ts'
import { collectAll } from '../fulfilment/collect-klarna.ts'
import { withoutMoney } from '../order-store.ts'
import { reconcile } from './reconcile.ts'

const { platform, app, buyer, choose, comeBack, column } = await simulatedPaymentShop({ more: 2 })
const authorization = `Bearer ${await staffToken(platform, 'owner')}`
const now = platform.clock()
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

async function stuckPayments() {
  const response = await app.inject({ url: '/api/v1/staff/payments/stuck', headers: { authorization } })
  return response.json().data
}

test('an order that Klarna does not pay is listed until it is cancelled', async () => {
  const maija = await buyer({ tyre: 4 })
  const { redirect } = await choose(await maija.pay('klarna'), 'approve')
  await comeBack(maija, redirect)
  const number = maija.order.order_number
  await app.inject({
    method: 'POST',
    url: `/api/v1/staff/orders/${number}/shipped`,
    headers: { authorization },
    payload: {},
  })
  const [reference] = await column(
    `select provider_order_id from payment_attempt where order_id = '${maija.order.id}'`,
  )
  await choose(`${platform.config.klarnaUrl}/orders/${reference}`, 'expire')
  await collectAll(platform, minutesLater(5))
  await collectAll(platform, minutesLater(90))
  expect(await stuckPayments()).toEqual([
    {
      id: expect.any(String),
      order_number: number,
      amount: maija.order.total,
      payment_by: 'klarna',
      reason: 'not-captured',
      since: minutesLater(5).toISOString(),
      tried_at: minutesLater(90).toISOString(),
      provider_reference: reference,
    },
  ])
  await platform.sql`
    update shop_order set progress = 'cancelled', cancelled_at = ${now} where id = ${maija.order.id}`
  expect(await stuckPayments()).toEqual([])
})

test('money in another currency at Paytrail is listed, and its order is not forgotten', async () => {
  const maija = await buyer({ tyre: 5 })
  await maija.pay('bank')
  vi.spyOn(providersOf(platform).paytrail, 'read').mockImplementation(({ stamp, amountCents }) =>
    Promise.resolve({ status: 'paid', amountCents, currency: 'SEK', stamp, providerOrderId: null }),
  )
  await reconcile(platform, minutesLater(1))
  expect(await stuckPayments()).toMatchObject([
    { order_number: maija.order.order_number, reason: 'wrong-currency', payment_by: 'bank' },
  ])
  expect(await maija.shown()).toMatchObject({ order_status: 'unpaid' })
  expect(await platform.sql`select id from shop_order where ${withoutMoney}`).toEqual([])
})

test('an order in another currency is listed when Klarna refuses to cancel it', async () => {
  const maija = await buyer({ tyre: 5 })
  await choose(await maija.pay('klarna'), 'other-currency')
  vi.spyOn(providersOf(platform).klarna, 'close').mockRejectedValue(new Error('captured already'))
  await reconcile(platform, minutesLater(2))
  expect(await stuckPayments()).toContainEqual(
    expect.objectContaining({ order_number: maija.order.order_number, reason: 'wrong-currency' }),
  )
})
