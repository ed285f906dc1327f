import { expect, test } from 'vitest'
import { simulatedPaymentShop } from '../../../testing/simulated-payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { ProviderAway } from '../../payment/index.ts'
import { freePort } from '../../platform/free-port.ts'
import { makeRefundNow } from './make-refunds.ts'
import { beginSending, readRefund, storeRefundState } from './refund-store.ts'

const { platform, app, buyer, choose, comeBack, ledger, column } = await simulatedPaymentShop({ more: 4 })
const [owner, service] = [await staffToken(platform, 'owner'), await staffToken(platform, 'customer-service')]
const now = platform.clock()

async function paidBuyer() {
  const maija = await buyer({ tyre: 4 })
  const { redirect } = await choose(await maija.pay('bank'), 'ok')
  await comeBack(maija, redirect)
  return { ...maija, number: maija.order.order_number, redirect }
}
const refund = async (number: string, amount: number, headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/staff/orders/${number}/refunds`,
    headers: { authorization: `Bearer ${service}`, locale: 'en_GB', ...headers },
    payload: { amount },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const notesOf = (number: string) =>
  column(`select amount_cents from credit_note join invoice on invoice.number = invoice_number
    join shop_order o on o.id = order_id where order_number = '${number}' order by credit_note.number`)

test('a part goes back, then the rest, and not a cent more; each with a credit note', async () => {
  const { number, cents } = await paidBuyer()
  const first = await refund(number, 20)
  expect([first.status, first.data.state]).toEqual([200, 'due'])
  expect((await refund(number, (cents - 1999) / 100)).code).toBe('refund-too-much')
  const rest = await refund(number, (cents - 2000) / 100)
  for (const { id } of [first.data, rest.data]) await makeRefundNow(platform, id, now)
  expect(await ledger(number)).toMatchObject({ taken: cents, refunded: cents })
  expect(await notesOf(number)).toEqual([2000, cents - 2000])
  expect((await refund(number, 0.01)).code).toBe('refund-too-much')
})

test('refunds ask for the second factor again ten minutes after it was given', async () => {
  const { number } = await paidBuyer()
  const { data } = await refund(number, 20)
  await platform.pool.query("update session set second_factor_at = second_factor_at - interval '11 minutes'")
  expect(await refund(number, 20)).toMatchObject({ status: 403, code: 'second-factor-required' })
  const retry = {
    method: 'POST',
    url: `/api/v1/staff/refunds/${data.id}/retry`,
    payload: { made: true },
  } as const
  const answer = await app.inject({ ...retry, headers: { authorization: `Bearer ${service}` } })
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'second-factor-required'])
  await platform.pool.query("update session set second_factor_at = second_factor_at + interval '11 minutes'")
})

test('an order says of its money when it went back, not when that was decided', async () => {
  const { number, guest } = await paidBuyer()
  const { data } = await refund(number, 20)
  const refundedAt = async () =>
    (await guest.send('GET', `anonymous/order/${number}`)).body.data.credit_notes[0].refunded_at
  expect(await refundedAt()).toBeNull()
  const later = new Date(now.getTime() + 86_400_000)
  await storeRefundState(platform.sql, data.id, 'made', later)
  expect(await refundedAt()).toBe(later.toISOString())
})

test('the same key refunds once, and eight at once never more than came', async () => {
  const { number, cents } = await paidBuyer()
  const key = { 'idempotency-key': 'refund-1' }
  await Promise.all([refund(number, 10, key), refund(number, 10, key)])
  expect(await notesOf(number)).toEqual([1000])
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(number, Math.floor(cents / 400))))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(8)
  const credited = (await notesOf(number)).reduce<number>((sum, one) => sum + Number(one), 0)
  expect(credited).toBeLessThanOrEqual(cents)
})

test('what the provider refuses stays due for staff, who try again or pay by hand', async () => {
  const { number } = await paidBuyer()
  const [id = ''] =
    (await column(`select provider_id from payment_attempt join shop_order o on o.id = order_id
    where order_number = '${number}'`)) as string[]
  await choose(`${platform.config.paytrailUrl}/pay/${id}`, 'refunds-refused')
  const { data } = await refund(number, 5)
  await makeRefundNow(platform, data.id, now)
  const list = async () =>
    (
      await app.inject({
        url: '/api/v1/staff/refunds?state=refused',
        headers: { authorization: `Bearer ${owner}` },
      })
    ).json()
  expect((await list()).data).toMatchObject([{ id: data.id, order_number: number, amount: 5 }])
  const retry = (payload: object) =>
    app.inject({
      method: 'POST',
      url: `/api/v1/staff/refunds/${data.id}/retry`,
      headers: { authorization: `Bearer ${owner}` },
      payload,
    })
  expect((await retry({})).json().data.state).toBe('due')
  expect((await retry({ made: true })).json().data.state).toBe('made')
  await makeRefundNow(platform, data.id, now)
  expect(await ledger(number)).toMatchObject({ refunded: 0 })
})

test('an answer that comes late does not take back what is known', async () => {
  const { number } = await paidBuyer()
  const { data } = await refund(number, 5)
  const state = async () => (await readRefund(platform.sql, data.id))?.state
  await beginSending(platform.sql, data.id)
  await storeRefundState(platform.sql, data.id, 'refused', now)
  await storeRefundState(platform.sql, data.id, 'pending', now)
  expect(await state()).toBe('refused')
  await storeRefundState(platform.sql, data.id, 'made', now)
  await storeRefundState(platform.sql, data.id, 'refused', now)
  expect(await state()).toBe('made')
})

test('a refund whose process ended while it was sent is not sent once more: its callback or staff end it', async () => {
  const { number } = await paidBuyer()
  const { data } = await refund(number, 5)
  await beginSending(platform.sql, data.id)
  await makeRefundNow(platform, data.id, now)
  expect((await readRefund(platform.sql, data.id))?.state).toBe('pending')
  expect(await ledger(number)).toMatchObject({ refunded: 0 })
})

test('a refund that never reached its provider is due again, and is made when the provider is back', async () => {
  const { number } = await paidBuyer()
  const { data } = await refund(number, 5)
  const paytrailUrl = `http://127.0.0.1:${await freePort()}`
  const away = { ...platform, config: { ...platform.config, paytrailUrl } }
  await expect(makeRefundNow(away, data.id, now)).rejects.toThrow(ProviderAway)
  expect((await readRefund(platform.sql, data.id))?.state).toBe('due')
  await makeRefundNow(platform, data.id, now)
  expect(await ledger(number)).toMatchObject({ refunded: 500 })
})

test('the signed message of the payment is none of its refund', async () => {
  const { number, redirect } = await paidBuyer()
  const { data } = await refund(number, 5)
  const replayed = `/api/v1/callbacks/paytrail-refund/${data.id}${new URL(redirect ?? '').search}`
  expect((await app.inject(replayed)).json().code).toBe('payment-not-verified')
  expect((await readRefund(platform.sql, data.id))?.state).toBe('due')
})
