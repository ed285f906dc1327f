import { expect, test } from 'vitest'
import { simulatedPaymentShop } from '../../platform/testing/simulated-payment-shop.ts'
import { staffToken } from '../../platform/testing/staff-token.ts'
import { makeRefundNow } from '../refunds/make-refunds.ts'
import { collectAll } from './collect-klarna.ts'

const { platform, app, buyer, choose, comeBack, ledger, column } = await simulatedPaymentShop({ more: 4 })
const authorization = `Bearer ${await staffToken(platform, 'owner')}`
const now = platform.clock()
const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)

async function paidByKlarna() {
  const maija = await buyer({ tyre: 4 })
  const { redirect } = await choose(await maija.pay('klarna'), 'approve')
  await comeBack(maija, redirect)
  return { ...maija, number: maija.order.order_number }
}
const staff = (number: string, what: string) =>
  app.inject({
    method: 'POST',
    url: `/api/v1/staff/orders/${number}/${what}`,
    headers: { authorization },
    payload: {},
  })

test('Klarna is asked for the money once the tyres have left, and once alone', async () => {
  const { number, cents } = await paidByKlarna()
  await collectAll(platform, now)
  expect(await ledger(number)).toMatchObject({ authorised: cents, captured: 0 })
  expect((await staff(number, 'shipped')).statusCode).toBe(200)
  await collectAll(platform, now)
  await collectAll(platform, now)
  expect(await ledger(number)).toMatchObject({ captured: cents })
})

test('an order that waits for weeks keeps its authorisation', async () => {
  const { order } = await paidByKlarna()
  const extended = () => column(`select extended_at from payment_attempt where order_id = '${order.id}'`)
  await collectAll(platform, daysLater(24))
  expect(await extended()).toEqual([null])
  await collectAll(platform, daysLater(26))
  expect(await extended()).toEqual([daysLater(26)])
})

test('cancelled before anything was collected, Klarna charges nothing', async () => {
  const { number, guest } = await paidByKlarna()
  expect((await guest.send('POST', `anonymous/order/${number}/cancel`, {})).status).toBe(200)
  for (const id of await column(`select id from refund where state = 'due'`))
    await makeRefundNow(platform, String(id), now)
  await collectAll(platform, now)
  expect(await ledger(number)).toMatchObject({ authorised: 0, captured: 0 })
  expect(await column('select state from refund')).toEqual(['made'])
})
