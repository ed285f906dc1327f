import type { Endpoint } from '@pito/contracts/endpoint'
import type { PaymentStatus } from '@pito/contracts/payments'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { apiContext } from '@pito/web/api/contexts'
import type { LoaderFunctionArgs } from 'react-router'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loadKlarnaReturn, loadKlarnaStatus, loadPaytrailReturn, returnPage } from './load-return.ts'

const number = '4821907365'
const signed =
  'checkout-account=1&checkout-algorithm=sha256&checkout-amount=100&checkout-reference=1&signature=s&checkout-transaction-id=t'
const query = (status = 'ok') => `?${signed}&checkout-status=${status}&checkout-stamp=${number}-1`

const is = (payment_status: PaymentStatus['payment_status']) => ({ order_number: number, payment_status })
const refusal = (status: number, code: string) => new ApiRefusal(status, { success: 0, code, message: code })
const [unknown, notVerified] = [refusal(404, 'not-found'), refusal(422, 'payment-not-verified')]

/** Returns an API stub that answers each call by the end of its path and records the calls. */
function shop(answers: Readonly<Record<string, object>>) {
  const calls: string[] = []
  const api = ({ path }: Endpoint) => {
    calls.push(path.replace('/api/v1/', ''))
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer })
  }
  return { calls, api: api as unknown as Api }
}

/** Returns the state that the page shows, or the URL to which it redirects. */
async function outcomeOf(loading: Promise<unknown>): Promise<unknown> {
  const outcome = await loading.catch((thrown) => thrown)
  return outcome instanceof Response ? outcome.headers.get('location') : outcome
}

const paytrail = (
  answers: Readonly<Record<string, object>>,
  status?: string,
  search = query(),
  cookies = '',
) => {
  const { api, calls } = shop(answers)
  const url = new URL(`https://pito.example/payment/${status}${search}`)
  return { calls, outcome: outcomeOf(loadPaytrailReturn(api, { params: { status }, url, cookies })) }
}

const confirmation = `/cart/confirmation/${number}?paid`
const failed = `/cart/order-summary/${number}?payment=failed`

test.each(['confirm', 'success', 'payment-success', undefined])(
  'a payment that is verified leads from /payment/%s to its confirmation',
  async (status) => {
    expect(await paytrail({ '/payment/confirm': is('paid') }, status).outcome).toBe(confirmation)
  },
)

test.each([
  ['pending', is('pending'), 'pending'],
  ['paid and cannot be had any more', is('returned'), 'returned'],
  ['failed', is('failed'), `${failed}&reason=not-charged`],
  ['another’s', unknown, 'elsewhere'],
  ['not signed by the provider', notVerified, 'not-verified'],
])('where it is %s, the buyer is told so', async (_, answer, outcome) => {
  expect(await paytrail({ '/payment/confirm': answer }, 'confirm').outcome).toBe(outcome)
})

test('a payment of a wrong amount leads to the summary while its order can still be paid', async () => {
  const wrong = { ...is('returned'), returned_because: 'wrong-amount' }
  const open = paytrail({ '/payment/confirm': { ...wrong, can_be_paid_again: true } }, 'confirm')
  expect(await open.outcome).toBe(`${failed}&reason=wrong-amount`)
  const closed = paytrail({ '/payment/confirm': { ...wrong, can_be_paid_again: false } }, 'confirm')
  expect(await closed.outcome).toBe('wrong-amount')
  const late = { ...is('returned'), returned_because: 'late', can_be_paid_again: true }
  expect(await paytrail({ '/payment/confirm': late }, 'confirm').outcome).toBe('returned')
})

test('a payment that failed is told as failed in another browser too', async () => {
  expect(await paytrail({ '/payment/confirm': unknown }, 'confirm', query('fail')).outcome).toBe(
    'failed-elsewhere',
  )
})

test('somebody whose session has ended hands the payment in all the same', async () => {
  const ended = refusal(401, 'session-ended')
  const answers = { 'customer/payment/confirm': ended, 'anonymous/payment/confirm': unknown }
  const { calls, outcome } = paytrail(answers, 'confirm', query(), 'session=1')
  expect(await outcome).toBe('elsewhere')
  expect(calls).toEqual(['customer/payment/confirm', 'anonymous/payment/confirm'])
})

test('a failure is recorded and leads back to the summary', async () => {
  const { calls, outcome } = paytrail(
    { '/payment/confirm': is('failed'), 'paytrail-status/update': {} },
    'failed',
    query('fail'),
  )
  expect(await outcome).toBe(`${failed}&reason=not-charged`)
  expect(calls).toEqual(['anonymous/payment/confirm', 'order/paytrail-status/update'])
})

test('a failure that cannot be verified is the word of its owner alone', async () => {
  const own = { '/payment/confirm': notVerified, 'paytrail-status/update': {} }
  expect(await paytrail(own, 'failed').outcome).toBe(`${failed}&reason=payment-not-verified&reason=if-paid`)
  const foreign = { ...own, 'paytrail-status/update': unknown }
  expect(await paytrail(foreign, 'failed').outcome).toBe('failed-elsewhere')
})

test('what the provider knows to be paid never looks failed', async () => {
  expect(await paytrail({ '/payment/confirm': is('paid') }, 'failed').outcome).toBe(confirmation)
  const late = { '/payment/confirm': is('pending'), 'paytrail-status/update': refusal(409, 'order-paid') }
  expect(await paytrail(late, 'failed').outcome).toBe(confirmation)
})

test.each([
  ['whatever', query(), '/page-not-found'],
  [undefined, '', '/page-not-found'],
  ['confirm', '', 'not-verified'],
  ['success', '', 'not-verified'],
  ['failed', '', 'not-verified'],
])('/payment/%s%s is %s, and no call is made', async (status, search, outcome) => {
  const made = paytrail({}, status, search)
  expect(await made.outcome).toBe(outcome)
  expect(made.calls).toEqual([])
})

test('a fault of the shop is no answer about the payment', async () => {
  const fault = refusal(503, 'unexpected')
  expect(await paytrail({ '/payment/confirm': fault }, 'confirm').outcome).toBe(fault)
})

const klarna = (answer: object, search: string) => {
  const url = new URL(`https://pito.example/klarna_payment${search}`)
  return outcomeOf(
    loadKlarnaReturn(shop({ '/klarna_payment/confirm': answer }).api, { params: {}, url, cookies: '' }),
  )
}

test('Klarna is asked when token, session and order are there', async () => {
  expect(await klarna(is('paid'), `?token=t&sid=s&order_id=${number}`)).toBe(confirmation)
  expect(await klarna(refusal(503, 'payment-provider-away'), `?token=t&sid=s&order_id=${number}`)).toBe(
    'pending',
  )
})

test.each([
  `?sid=s&order_id=${number}`,
  `?token=t&order_id=${number}`,
  '?token=t&sid=s',
  '?token=&sid=s&order_id=1',
])('with %s there is nothing to ask', async (search) => {
  expect(await klarna(is('paid'), search)).toBe('/page-not-found')
})

const klarnaStatus = (answers: Readonly<Record<string, object>>, status: string, search = '?sid=s') => {
  const url = new URL(`https://pito.example/klarna_payment/${status}/${number}${search}`)
  const { api, calls } = shop(answers)
  const params = { status, orderNumber: number }
  return { calls, outcome: outcomeOf(loadKlarnaStatus(api, { params, url, cookies: '' })) }
}

test.each(['failed', 'back', 'cancel', 'error'])(
  'Klarna’s “%s” leads back to the summary',
  async (status) => {
    const answers = { 'read-hpp-session': is('pending'), 'paytrail-status/update': {} }
    const { calls, outcome } = klarnaStatus(answers, status)
    expect(await outcome).toBe(failed)
    // NAV-51 requires that the cart is not read.
    expect(calls).toEqual(['anonymous/klarna_payment/read-hpp-session', 'order/paytrail-status/update'])
  },
)

test('Klarna’s status without a session is the word of the owner, and an unknown status is none', async () => {
  const withoutSession = klarnaStatus({ 'paytrail-status/update': {} }, 'failed', '')
  expect(await withoutSession.outcome).toBe(failed)
  const away = refusal(503, 'payment-provider-away')
  const withoutAnswer = klarnaStatus({ 'read-hpp-session': away, 'paytrail-status/update': {} }, 'failed')
  expect(await withoutAnswer.outcome).toBe(`${failed}&reason=payment-provider-away&reason=if-paid`)
  expect(await klarnaStatus({ 'read-hpp-session': is('paid') }, 'failed').outcome).toBe(confirmation)
  expect(await klarnaStatus({ 'read-hpp-session': is('paid') }, 'success').outcome).toBe(confirmation)
  expect(await klarnaStatus({}, 'whatever').outcome).toBe('/page-not-found')
})

test('an order or a session that the shop does not know is said to be unknown, never thanked for', async () => {
  const invented = refusal(404, 'payment-unknown')
  expect(await klarna(invented, `?token=t&sid=invented&order_id=${number}`)).toBe('unknown')
  expect(await klarna(unknown, `?token=t&sid=s&order_id=${number}`)).toBe('elsewhere')
  const answers = { 'read-hpp-session': invented, 'paytrail-status/update': unknown }
  for (const status of ['success', 'failed'])
    for (const search of ['?sid=invented', ''])
      expect(await klarnaStatus(answers, status, search).outcome).toBe('unknown')
})

test('a page about an order that is not known has the status of what is not found', async () => {
  const { api } = shop({ '/klarna_payment/confirm': refusal(404, 'payment-unknown') })
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  const request = new Request(`https://pito.example/klarna_payment?token=t&sid=s&order_id=${number}`)
  const { onServer } = returnPage(loadKlarnaReturn)
  const answer = await onServer({ context, params: {}, request } as unknown as LoaderFunctionArgs)
  expect(answer).toMatchObject({ data: { state: 'unknown' }, init: { status: 404 } })
})
