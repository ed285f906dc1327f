import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ProviderRefused } from '../provider.ts'
import { knownAs, paymentNumbered, refundOf } from '../testing/example-payment.ts'
import { simulatedShop } from '../testing/simulated-shop.ts'
import { verifyPaytrail } from './verify-paytrail.ts'

const shop = await simulatedShop()
const { paytrail } = shop.providers
let payments = 0

async function begin(changed = {}) {
  payments += 1
  const payment = paymentNumbered(payments, changed)
  const { providerId, url } = await paytrail.start(payment)
  const known = knownAs(payment, providerId)
  const callbacks = () => shop.received.filter(({ query }) => query['checkout-transaction-id'] === providerId)
  return { payment: known, url, callbacks, choose: (outcome: string) => shop.choose(url, outcome) }
}
async function paid(outcome = 'ok') {
  const begun = await begin()
  await begun.choose(outcome)
  return begun
}
const queryOf = (address: string | null) => Object.fromEntries(new URL(address ?? '').searchParams)
const verified = (address: string | null) => verifyPaytrail(shop.config, queryOf(address))
const ledgerOf = async (id: string) => {
  const { payments: all } = await shop.ledger<{ payments: Entry[] }>('/dev/paytrail/payments')
  return all.find((entry) => entry.id === id)
}
interface Entry {
  id: string
  taken: number
  refunded: number
  refunds: { stamp: string; status: string }[]
  callbacks: { tries: number; answer: number }[]
}

test('a payment is open until it is paid, and then it says how much', async () => {
  const { payment, choose } = await begin()
  expect(await paytrail.read(payment)).toEqual({ status: 'open' })
  const { redirect } = await choose('ok')
  expect(await paytrail.read(payment)).toEqual({
    status: 'paid',
    amountCents: 57_140,
    currency: 'EUR',
    stamp: payment.stamp,
    providerOrderId: null,
  })
  expect(redirect).toContain(`${shop.config.shopUrl.origin}/payment/confirm?`)
  expect(verified(redirect)).toMatchObject({ stamp: payment.stamp, amountCents: 57_140, status: 'ok' })
})

test('the callback says the same as the redirect', async () => {
  const { callbacks } = await paid()
  await expect.poll(callbacks).toHaveLength(1)
  expect(callbacks()[0]).toMatchObject({ method: 'GET', url: '/api/v1/callbacks/paytrail' })
  expect(verifyPaytrail(shop.config, callbacks()[0]!.query)).toMatchObject({ status: 'ok' })
})

test('a payment that is cancelled has failed, and leads back to where it can be tried again', async () => {
  const { payment, choose } = await begin()
  const { redirect } = await choose('fail')
  expect(redirect).toContain('/payment/failed?')
  expect(verified(redirect)).toMatchObject({ status: 'fail' })
  expect(await paytrail.read(payment)).toEqual({ status: 'failed' })
  await choose('ok')
  expect(await paytrail.read(payment)).toMatchObject({ status: 'paid' })
})

test.each(['pending', 'delayed'])('a %s payment may be paid days later', async (outcome) => {
  const { payment, choose } = await begin()
  const { redirect } = await choose(outcome)
  expect(verified(redirect)).toMatchObject({ status: outcome })
  expect(await paytrail.read(payment)).toMatchObject({ status: 'pending', amountCents: 57_140 })
  await choose('ok')
  expect(await paytrail.read(payment)).toMatchObject({ status: 'paid' })
})

test('a stamp is taken once', async () => {
  const { payment } = await begin()
  await expect(paytrail.start(payment)).rejects.toThrow(ProviderRefused)
})

test('a payment that nobody started is not found', async () => {
  const { payment } = await begin()
  const other = { ...payment, providerId: randomUUID() }
  await expect(paytrail.read(other)).rejects.toThrow(ProviderRefused)
})

test.each([
  ['lost-redirect', null, 1],
  ['lost-both', null, 0],
  ['redirect-only', 'ok', 0],
  ['callback-before', 'ok', 1],
  ['callback-after', 'ok', 1],
  ['callbacks-doubled', 'ok', 2],
  ['fail-then-ok', 'ok', 2],
  ['ok-then-fail', 'ok', 2],
  ['sha512', 'ok', 1],
  ['signed-addition', 'ok', 1],
])(
  '%s: the money is taken once, the browser brings %s, callbacks come %i times',
  async (outcome, status, times) => {
    const { payment, choose, callbacks } = await begin()
    const { redirect } = await choose(outcome)
    expect(redirect === null ? null : verified(redirect)?.status).toBe(status)
    await expect.poll(callbacks).toHaveLength(times)
    for (const { query } of callbacks()) expect(verifyPaytrail(shop.config, query)).not.toBeNull()
    expect(await paytrail.read(payment)).toMatchObject({ status: 'paid', amountCents: 57_140 })
    expect(await ledgerOf(payment.providerId)).toMatchObject({ taken: 57_140 })
  },
)

test.each(['wrong-signature', 'extra-parameter'])(
  '%s is not believed, and nothing was paid',
  async (outcome) => {
    const { payment, choose } = await begin()
    const { redirect } = await choose(outcome)
    expect(verified(redirect)).toBeNull()
    expect(await paytrail.read(payment)).toEqual({ status: 'open' })
    expect(await ledgerOf(payment.providerId)).toMatchObject({ taken: 0 })
  },
)

test('another stamp and another amount are what Paytrail signed: the shop has to compare them', async () => {
  const stamped = await begin()
  expect(verified((await stamped.choose('wrong-stamp')).redirect)).toMatchObject({ stamp: '9999999999-1' })
  expect(await paytrail.read(stamped.payment)).toEqual({ status: 'open' })
  const short = await begin()
  expect(verified((await short.choose('wrong-amount')).redirect)).toMatchObject({ amountCents: 57_040 })
  expect(await paytrail.read(short.payment)).toMatchObject({ status: 'paid', amountCents: 57_040 })
})

test('a callback that the shop does not take comes again', async () => {
  const { payment, choose, callbacks } = await begin()
  shop.answerWith(503, 500)
  await choose('ok')
  await expect.poll(callbacks).toHaveLength(3)
  expect(shop.pauses).toEqual(expect.arrayContaining([1000, 5000]))
  await expect
    .poll(async () => (await ledgerOf(payment.providerId))?.callbacks)
    .toEqual([{ status: 'ok', tries: 3, answer: 200 }])
})

test('a part and then the rest goes back, and its callback says so', async () => {
  const { payment } = await paid()
  const first = refundOf(10_000)
  expect(await paytrail.refund(payment, first)).toBe('made')
  expect(await paytrail.refund(payment, refundOf(47_140))).toBe('made')
  expect(await ledgerOf(payment.providerId)).toMatchObject({ taken: 57_140, refunded: 57_140 })
  const url = `/api/v1/callbacks/paytrail-refund/${first.refundId}`
  const callbacks = () => shop.received.filter((each) => each.url === url)
  await expect.poll(callbacks).toHaveLength(1)
  expect(verifyPaytrail(shop.config, callbacks()[0]!.query)).toMatchObject({
    stamp: first.refundId,
    amountCents: 10_000,
    status: 'ok',
  })
})

test('a refund that is sent again moves no more money', async () => {
  const { payment } = await paid()
  const refund = refundOf(10_000)
  expect(await paytrail.refund(payment, refund)).toBe('made')
  expect(await paytrail.refund(payment, refund)).toBe('pending')
  expect(await ledgerOf(payment.providerId)).toMatchObject({ refunded: 10_000 })
})

test('a refund that may have been sent before is left to its callback', async () => {
  const { payment } = await paid()
  expect(await paytrail.refund(payment, { ...refundOf(10_000), sentBefore: true })).toBe('pending')
  expect(await ledgerOf(payment.providerId)).toMatchObject({ refunded: 0, refunds: [] })
})

test('a refund whose answer is lost is pending: its callback says what became of it', async () => {
  const { payment, choose } = await paid()
  await choose('refunds-lost')
  const refund = refundOf(10_000)
  expect(await paytrail.refund(payment, refund)).toBe('pending')
  expect(await ledgerOf(payment.providerId)).toMatchObject({ refunded: 10_000 })
  const url = `/api/v1/callbacks/paytrail-refund/${refund.refundId}`
  await expect.poll(() => shop.received.filter((each) => each.url === url)).toHaveLength(1)
})

test('a refund that waits for an approval ends by a callback', async () => {
  const { payment, url, choose } = await paid()
  await choose('refunds-pending')
  const refund = refundOf(10_000)
  const { refundId } = refund
  expect(await paytrail.refund(payment, refund)).toBe('pending')
  await shop.choose(`${url}/refunds/${refundId}`, 'fail')
  const path = `/api/v1/callbacks/paytrail-refund/${refundId}`
  const callback = shop.received.find((each) => each.url === path)
  expect(verifyPaytrail(shop.config, callback!.query)).toMatchObject({ status: 'fail' })
  expect(await ledgerOf(payment.providerId)).toMatchObject({ refunded: 0 })
})

test('a refund that Paytrail reports as failed leaves the money', async () => {
  const { payment, choose } = await paid()
  await choose('refunds-failed')
  expect(await paytrail.refund(payment, refundOf(10_000))).toBe('refused')
  expect(await ledgerOf(payment.providerId)).toMatchObject({ taken: 57_140, refunded: 0 })
})

test('a refund that Paytrail refuses leaves the money, and its sentence reaches staff', async () => {
  const { payment, choose } = await paid()
  await choose('refunds-refused')
  await expect(paytrail.refund(payment, refundOf(10_000))).rejects.toMatchObject({
    ...{ name: 'ProviderRefused', sentence: 'Provider does not support refunds' },
  })
  expect(await ledgerOf(payment.providerId)).toMatchObject({ taken: 57_140, refunded: 0 })
})

test('no more goes back than was paid', async () => {
  const { payment } = await paid()
  await expect(paytrail.refund(payment, refundOf(57_141))).rejects.toThrow(ProviderRefused)
})

test('Paytrail closes, captures and extends nothing, and places no orders', async () => {
  const { payment } = await begin()
  await paytrail.close(payment)
  await paytrail.capture(payment)
  await paytrail.extend(payment)
  expect(await paytrail.read(payment)).toEqual({ status: 'open' })
  await expect(paytrail.place(payment, 'token')).rejects.toThrow(ProviderRefused)
})
