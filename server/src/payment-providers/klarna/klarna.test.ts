import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { KnownPayment } from '../provider.ts'
import { ProviderRefused } from '../provider.ts'
import { knownAs, paymentNumbered, refundOf } from '../testing/example-payment.ts'
import { simulatedShop } from '../testing/simulated-shop.ts'
import { klarnaCallbackFits } from './klarna-callback.ts'

const shop = await simulatedShop()
const { klarna } = shop.providers
let payments = 0

async function begin(changed = {}) {
  payments += 1
  const payment = paymentNumbered(payments, { method: 'klarna', ...changed })
  const { providerId, url } = await klarna.start(payment)
  const known = knownAs(payment, providerId)
  const callbacks = () => shop.received.filter((each) => each.url.includes(payment.attemptId))
  return { payment: known, url, callbacks, choose: (outcome: string) => shop.choose(url, outcome) }
}
async function placed(outcome = 'approve') {
  const begun = await begin()
  await begun.choose(outcome)
  const state = await klarna.place(begun.payment, await tokenOf(begun.payment))
  const providerOrderId = state.status === 'paid' || state.status === 'pending' ? state.providerOrderId : null
  return { ...begun, state, payment: { ...begun.payment, providerOrderId } }
}
async function tokenOf(payment: KnownPayment): Promise<string> {
  const state = await klarna.read(payment)
  return state.status === 'authorised' ? state.token : ''
}
const decide = (payment: KnownPayment, outcome: string) =>
  shop.choose(`${shop.simulators.url}/dev/klarna/orders/${payment.providerOrderId}`, outcome)
const ledgerOf = async ({ providerOrderId }: KnownPayment) => {
  const { orders } = await shop.ledger<{ orders: Entry[] }>('/dev/klarna/orders')
  return orders.find((entry) => entry.order_id === providerOrderId)
}
interface Entry {
  order_id: string
  status: string
  captured_amount: number
  refunded_amount: number
}

test('a purchase is open, then authorised, and paid when its order is placed', async () => {
  const { payment, choose } = await begin()
  expect(await klarna.read(payment)).toEqual({ status: 'open' })
  const { redirect } = await choose('approve')
  const token = await tokenOf(payment)
  expect(redirect).toBe(
    `${shop.config.shopUrl.origin}/klarna_payment?token=${token}&sid=${payment.providerId}&order_id=${payment.orderNumber}`,
  )
  const state = await klarna.place(payment, token)
  expect(state).toEqual({
    status: 'paid',
    amountCents: 57_140,
    currency: 'EUR',
    stamp: payment.stamp,
    providerOrderId: expect.any(String),
  })
  expect(await klarna.read(payment)).toEqual(state)
  const providerOrderId = 'providerOrderId' in state ? state.providerOrderId : null
  expect(await klarna.read({ ...payment, providerOrderId })).toEqual(state)
})

test('a callback comes to an address that only the shop can have made', async () => {
  const { payment, callbacks, choose } = await begin()
  await choose('approve')
  await expect.poll(callbacks).toHaveLength(1)
  const [signature = ''] = callbacks()[0]!.url.split('/').slice(-1)
  expect(klarnaCallbackFits(shop.config, payment.attemptId, signature)).toBe(true)
  expect(klarnaCallbackFits(shop.config, randomUUID(), signature)).toBe(false)
  expect(klarnaCallbackFits(shop.config, payment.attemptId, '')).toBe(false)
})

test.each([
  ['fail', 'open'],
  ['back', 'open'],
  ['error', 'open'],
  ['cancel', 'over'],
])('after %s the purchase is %s', async (outcome, status) => {
  const { payment, choose } = await begin()
  const { redirect } = await choose(outcome)
  expect(redirect).toContain(`/klarna_payment/failed/${payment.orderNumber}?sid=${payment.providerId}`)
  expect(await klarna.read(payment)).toEqual({ status })
})

test('who was declined may try again', async () => {
  const { payment, choose } = await begin()
  await choose('fail')
  await choose('approve')
  expect(await klarna.read(payment)).toMatchObject({ status: 'authorised' })
})

test.each(['conflict', 'token-expired', 'fraud-rejected'])('%s: nothing is paid', async (outcome) => {
  expect((await placed(outcome)).state).toEqual({ status: 'over' })
})

test('an order whose data differ from the session is not placed', async () => {
  const { payment, choose } = await begin()
  await choose('approve')
  const lines = payment.lines.map((line) => ({ ...line, name: 'Something else' }))
  expect(await klarna.place({ ...payment, lines }, await tokenOf(payment))).toEqual({ status: 'over' })
})

test('an order that Klarna still checks is pending, and then paid or not', async () => {
  const accepted = await placed('fraud-pending')
  expect(accepted.state).toMatchObject({ status: 'pending', amountCents: 57_140 })
  await decide(accepted.payment, 'accept')
  await expect.poll(accepted.callbacks).toHaveLength(2)
  expect(await klarna.read(accepted.payment)).toMatchObject({ status: 'paid' })
  const rejected = await placed('fraud-pending')
  await decide(rejected.payment, 'reject')
  expect(await klarna.read(rejected.payment)).toEqual({ status: 'over' })
})

test('an order whose answer is lost is placed once and found', async () => {
  const { payment, state } = await placed('answer-lost')
  expect(state).toMatchObject({ status: 'paid' })
  expect(await klarna.read({ ...payment, providerOrderId: null })).toEqual(state)
})

test('placing twice is one order, also when the key is forgotten', async () => {
  const { payment, choose } = await begin()
  await choose('approve')
  const token = await tokenOf(payment)
  const [first, second] = await Promise.all([klarna.place(payment, token), klarna.place(payment, token)])
  expect(second).toEqual(first)
  expect(await klarna.place({ ...payment, attemptId: randomUUID() }, token)).toEqual(first)
})

test.each([
  ['other-amount', { amountCents: 57_040, currency: 'EUR' }],
  ['other-currency', { amountCents: 57_140, currency: 'SEK' }],
])('%s: a placed order has the amount and the currency that Klarna reports', async (outcome, reported) => {
  const { state, payment } = await placed(outcome)
  expect(state).toMatchObject({ status: 'paid', ...reported })
  expect(await klarna.read(payment)).toEqual(state)
})

test.each([
  ['lost-redirect', false, 1],
  ['lost-both', false, 0],
  ['redirect-only', true, 0],
  ['callback-before', true, 1],
  ['callback-after', true, 1],
  ['callbacks-doubled', true, 2],
])(
  '%s: the buyer has agreed, the browser comes back: %s, callbacks come %i times',
  async (outcome, comes, times) => {
    const { payment, choose, callbacks } = await begin()
    expect((await choose(outcome)).redirect !== null).toBe(comes)
    await expect.poll(callbacks).toHaveLength(times)
    expect(await klarna.read(payment)).toMatchObject({ status: 'authorised' })
  },
)

test('nobody pays on a page that was closed', async () => {
  const { payment, choose } = await begin()
  await klarna.close(payment)
  expect(await klarna.read(payment)).toEqual({ status: 'over' })
  expect(await choose('approve')).toMatchObject({ status: 409, redirect: null })
  await klarna.close(payment)
})

test('closing releases what the buyer agreed to', async () => {
  const { payment, choose } = await begin()
  await choose('approve')
  const token = await tokenOf(payment)
  await klarna.close(payment)
  expect(await klarna.place(payment, token)).toEqual({ status: 'over' })
})

test('closing cancels an order that is not captured, stored or not', async () => {
  const { payment } = await placed()
  await klarna.close({ ...payment, providerOrderId: null })
  expect(await ledgerOf(payment)).toMatchObject({ status: 'CANCELLED' })
  await klarna.close(payment)
  expect(await klarna.read(payment)).toEqual({ status: 'over' })
})

test('a captured order cannot be closed', async () => {
  const { payment } = await placed()
  await klarna.capture(payment)
  await expect(klarna.close(payment)).rejects.toThrow(ProviderRefused)
})

test('a page ends after two days', async () => {
  const { payment, choose } = await begin()
  shop.at('2026-11-22T08:59:59Z')
  expect(await klarna.read(payment)).toEqual({ status: 'open' })
  shop.at('2026-11-22T09:00:00Z')
  expect(await klarna.read(payment)).toEqual({ status: 'over' })
  expect(await choose('approve')).toMatchObject({ status: 409 })
  shop.at('2026-11-20T10:00:00Z')
})

test('an order is captured once, at once or again', async () => {
  const { payment } = await placed()
  await Promise.all([klarna.capture(payment), klarna.capture(payment)])
  await klarna.capture(payment)
  expect(await ledgerOf(payment)).toMatchObject({ status: 'CAPTURED', captured_amount: 57_140 })
})

test('a day later, when Klarna has forgotten the keys, nothing is done twice either', async () => {
  const { payment } = await placed()
  const other = await placed()
  const refund = refundOf(7900)
  await klarna.capture(payment)
  await klarna.refund(payment, refund)
  await klarna.refund(other.payment, refund)
  await klarna.capture(other.payment)
  shop.at('2026-11-21T10:00:01Z')
  await klarna.capture(payment)
  expect(await klarna.refund(payment, refund)).toBe('made')
  await klarna.capture(other.payment)
  expect(await ledgerOf(payment)).toMatchObject({ captured_amount: 57_140, refunded_amount: 7900 })
  expect(await ledgerOf(other.payment)).toMatchObject({ captured_amount: 49_240, refunded_amount: 0 })
  shop.at('2026-11-20T10:00:00Z')
})

test('an authorisation is extended for a fitting that is far away', async () => {
  const { payment } = await placed()
  await klarna.extend(payment)
  await decide(payment, 'expire')
  await expect(klarna.extend(payment)).rejects.toThrow(ProviderRefused)
})

test('what is not captured is cancelled when all of it goes back', async () => {
  const { payment } = await placed()
  const refund = refundOf(57_140)
  expect(await klarna.refund(payment, refund)).toBe('made')
  expect(await klarna.refund(payment, refund)).toBe('made')
  expect(await ledgerOf(payment)).toMatchObject({ status: 'CANCELLED', refunded_amount: 0 })
})

test('a part that goes back before the capture is never taken', async () => {
  const { payment } = await placed()
  const refund = refundOf(7900)
  expect(await klarna.refund(payment, refund)).toBe('made')
  expect(await klarna.read(payment)).toMatchObject({ status: 'paid', amountCents: 57_140 })
  await klarna.capture(payment)
  expect(await ledgerOf(payment)).toMatchObject({ status: 'CAPTURED', captured_amount: 49_240 })
})

test('nothing is captured of an order whose money has all gone back', async () => {
  const { payment } = await placed()
  await klarna.refund(payment, refundOf(57_140))
  await klarna.capture(payment)
  expect(await ledgerOf(payment)).toMatchObject({ status: 'CANCELLED', captured_amount: 0 })
})

test('an authorisation that has expired cannot be captured', async () => {
  const { payment } = await placed()
  await decide(payment, 'expire')
  await expect(klarna.capture(payment)).rejects.toThrow(ProviderRefused)
})

test('what is captured is refunded, each refund once', async () => {
  const { payment } = await placed()
  await klarna.capture(payment)
  const refund = refundOf(7900)
  expect(await Promise.all([klarna.refund(payment, refund), klarna.refund(payment, refund)])).toEqual([
    'made',
    'made',
  ])
  expect(await klarna.refund(payment, refund)).toBe('made')
  expect(await ledgerOf(payment)).toMatchObject({ refunded_amount: 7900 })
})

test('more than was captured does not go back', async () => {
  const { payment } = await placed()
  await klarna.capture(payment)
  const refused = { name: 'ProviderRefused', sentence: 'Refund not allowed' }
  await expect(klarna.refund(payment, refundOf(57_141))).rejects.toMatchObject(refused)
  await decide(payment, 'refuse-refunds')
  await expect(klarna.refund(payment, refundOf(1))).rejects.toMatchObject(refused)
})

test('without an order there is nothing to capture, extend or refund', async () => {
  const { payment } = await begin()
  const nothing = refundOf(1)
  await expect(klarna.capture(payment)).rejects.toThrow(ProviderRefused)
  await expect(klarna.extend(payment)).rejects.toThrow(ProviderRefused)
  await expect(klarna.refund(payment, nothing)).rejects.toThrow(ProviderRefused)
})
