import { expect, test, vi } from 'vitest'
import { simulatedPaymentShop } from '../../../testing/simulated-payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { ProviderAway, providersOf } from '../../payment-providers/index.ts'

const { platform, app, buyer, choose, column } = await simulatedPaymentShop({ more: 4 })
const [kirsi, outi] = [
  await staffToken(platform, 'customer-service', 'Kirsi'),
  await staffToken(platform, 'warehouse', 'Outi'),
]

async function call(method: 'GET' | 'POST', url: string, token = kirsi) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const answer = await app.inject({ method, url: `/api/v1/staff/orders/${url}`, headers })
  return { status: answer.statusCode, ...answer.json() }
}
const check = (number: string, token?: string) => call('POST', `${number}/payment-check`, token)
const whyNotChecked = async (number: string) =>
  (await call('GET', number)).data.actions.find(
    ({ action }: { action: string }) => action === 'check-payment',
  ).why_not

test('staff read the answer of the provider, and its yes pays the order although its messages were lost', async () => {
  const maija = await buyer({ tyre: 4 })
  const number = maija.order.order_number
  expect(await whyNotChecked(number)).toMatch(/no payment/)
  expect((await check(number)).code).toBe('no-payment-to-check')
  const url = await maija.pay('bank')
  expect((await check(number)).data).toEqual([{ attempt: 1, method: 'bank', answer: 'open' }])
  await choose(url, 'pending')
  expect((await check(number)).data).toEqual([{ attempt: 1, method: 'bank', answer: 'pending' }])
  expect((await call('GET', number)).data).toMatchObject({
    ...{ why_unpaid: 'pending', order_status: 'unpaid', pending_until: expect.stringMatching(/^2026-12-18/) },
  })
  vi.spyOn(providersOf(platform).paytrail, 'read').mockImplementationOnce(async (payment) => ({
    ...{
      status: 'paid',
      amountCents: maija.cents,
      currency: 'EUR',
      stamp: payment.stamp,
      providerOrderId: null,
    },
  }))
  expect((await check(number)).data).toEqual([{ attempt: 1, method: 'bank', answer: 'paid' }])
  expect((await call('GET', number)).data).toMatchObject({ order_status: 'paid', why_unpaid: null })
  expect((await check(number)).code).toBe('no-payment-to-check')
  expect(
    await column(`select details ->> 'answer' from audit where action = 'payment-checked' order by id`),
  ).toEqual(['open', 'pending', 'paid'])
})

test('a provider that gives no response changes nothing, and staff read that', async () => {
  const maija = await buyer({ tyre: 5 })
  await maija.pay('bank')
  vi.spyOn(providersOf(platform).paytrail, 'read').mockRejectedValueOnce(new ProviderAway('away'))
  expect((await check(maija.order.order_number)).data).toEqual([
    { attempt: 1, method: 'bank', answer: 'away' },
  ])
  expect(await maija.shown()).toMatchObject({ order_status: 'unpaid' })
})

test('two members of staff who check at once cause one paid order', async () => {
  const maija = await buyer({ tyre: 6 })
  const number = maija.order.order_number
  await maija.pay('bank')
  const read = vi.spyOn(providersOf(platform).paytrail, 'read').mockImplementation(async (payment) => ({
    ...{
      status: 'paid',
      amountCents: maija.cents,
      currency: 'EUR',
      stamp: payment.stamp,
      providerOrderId: null,
    },
  }))
  const answers = await Promise.all([check(number), check(number)])
  read.mockRestore()
  expect(answers.flatMap(({ status, data }) => (status === 200 ? data[0].answer : status))).toEqual([
    'paid',
    'paid',
  ])
  expect(await column(`select count(*)::integer from invoice where order_id = '${maija.order.id}'`)).toEqual([
    1,
  ])
  expect(
    await column(`select count(*)::integer from refund join payment_attempt a on a.id = attempt_id
      where order_id = '${maija.order.id}'`),
  ).toEqual([0])
})

test('a payment that the customer broke off is told from one that the provider rejected', async () => {
  const maija = await buyer({ tyre: 7 })
  const number = maija.order.order_number
  expect((await call('GET', number)).data.why_unpaid).toBe('not-started')
  const url = await maija.pay('bank')
  await maija.guest.send('POST', 'order/paytrail-status/update', {
    order_id: maija.order.id,
    payment_status: 'failed',
  })
  expect((await call('GET', number)).data.why_unpaid).toBe('broken-off')
  await platform.pool.query(`update payment_attempt set state = 'open', failed_by = null
    where order_id = '${maija.order.id}'`)
  await choose(url, 'fail')
  expect((await check(number)).data).toEqual([{ attempt: 1, method: 'bank', answer: 'failed' }])
  expect((await call('GET', number)).data.why_unpaid).toBe('failed')
})

test('the warehouse may not check payments, and an unknown order is not found', async () => {
  const maija = await buyer({ tyre: 4 })
  expect((await check(maija.order.order_number, outi)).status).toBe(403)
  expect((await check('0000000000')).status).toBe(404)
})
