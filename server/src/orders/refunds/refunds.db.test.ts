import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { expect, test } from 'vitest'
import { simulatedPaymentShop } from '../../../testing/simulated-payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { ProviderAway } from '../../payment-providers/index.ts'
import { freePort } from '../../platform/free-port.ts'
import { makeRefundNow } from './make-refunds.ts'
import { beginSending, readRefund, readRequestedRefund, storeRefundState } from './refund-store.ts'

const { platform, app, buyer, choose, comeBack, ledger, column } = await simulatedPaymentShop({ more: 4 })
const service = await staffToken(platform, 'customer-service')
const bookkeeper = await staffToken(platform, 'bookkeeper', 'kirsi')
const now = platform.clock()

async function paidBuyer() {
  const maija = await buyer({ tyre: 4 })
  const { redirect } = await choose(await maija.pay('bank'), 'ok')
  await comeBack(maija, redirect)
  return { ...maija, number: maija.order.order_number, redirect }
}
/** Requests an amount of the lines one after the other; the last line gets what exceeds them all. */
const linesWorth = async (number: string, amount: number) => {
  const lines =
    (await column(`select json_build_object('id', line.id, 'left', line.total_cents - line.discount_cents - coalesce((
      select sum(gross_cents) from credit_note_line where order_line_id = line.id
    ), 0)) from shop_order_line line join shop_order o on o.id = order_id
    where order_number = '${number}' order by position`)) as { id: number; left: number }[]
  let rest = Math.round(amount * 100)
  return lines.flatMap(({ id: line_id, left }, place) => {
    const part = place === lines.length - 1 ? rest : Math.min(rest, left)
    rest -= part
    return part > 0 ? [{ line_id, amount: part / 100 }] : []
  })
}
const refund = async (number: string, amount: number, headers: Record<string, string> = {}) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/staff/orders/${number}/refunds`,
    headers: { authorization: `Bearer ${service}`, locale: 'en_GB', ...headers },
    payload: { lines: await linesWorth(number, amount), reason: 'other', note: 'Agreed by phone.' },
  })
  return { status: answer.statusCode, ...answer.json() }
}
const send = async (token: string, path: string, payload?: object) => {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/staff/${path}`,
    headers: { authorization: `Bearer ${token}`, locale: 'en_GB' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const get = (path: string) => send(service, path)
const retry = (id: string, token = service) => send(token, `refunds/${id}/retry`, {})
const paidByHand = (id: string, token = bookkeeper, changed: object = {}) =>
  send(token, `refunds/${id}/paid-manually`, {
    paid_on: helsinkiDate(now),
    bank_reference: 'A-17',
    ...changed,
  })
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
  expect(await paidByHand(data.id)).toMatchObject({ status: 403, code: 'second-factor-required' })
  await platform.pool.query("update session set second_factor_at = second_factor_at + interval '11 minutes'")
})

test('an order says of its money when it went back, not when that was decided', async () => {
  const { number, guest } = await paidBuyer()
  const { data } = await refund(number, 20)
  const refundedAt = async () =>
    (await guest.send('GET', `anonymous/order/${number}`)).body.data.credit_notes[0].refunded_at
  expect(await refundedAt()).toBeNull()
  const later = new Date(now.getTime() + 86_400_000)
  await storeRefundState(platform.sql, data.id, { state: 'made' }, later)
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

/** Returns a refund whose request ended at Paytrail as the outcome says. */
async function requested(outcome: string) {
  const { number } = await paidBuyer()
  const [id = ''] =
    (await column(`select provider_id from payment_attempt join shop_order o on o.id = order_id
    where order_number = '${number}'`)) as string[]
  const page = `${platform.config.paytrailUrl}/pay/${id}`
  await choose(page, outcome)
  const { data } = await refund(number, 5)
  await makeRefundNow(platform, data.id, now)
  return { number, page, id: String(data.id) }
}

test('staff read why the provider refused a refund, and send it again', async () => {
  const { number, page, id } = await requested('refunds-refused')
  const message = 'Provider does not support refunds'
  expect((await get('refunds?state=refused&provider=paytrail')).data).toMatchObject([
    { id, order_number: number, amount: 5, provider_message: message },
  ])
  expect((await get('refunds?state=refused&provider=klarna')).data).toEqual([])
  const events = (await get(`orders/${number}/timeline`)).data
  expect(events).toContainEqual(expect.objectContaining({ event: 'refund-refused', detail: message }))
  await choose(page, 'refunds-made')
  const retried = await Promise.all([retry(id), retry(id)])
  expect(retried.map(({ status, code }) => code ?? status).toSorted()).toEqual([200, 'refund-under-way'])
  await Promise.all([makeRefundNow(platform, id, now), makeRefundNow(platform, id, now)])
  expect(await ledger(number)).toMatchObject({ refunded: 500 })
  expect((await retry(id)).code).toBe('refund-made')
})

test('a refund that Paytrail reported as failed is sent again under another stamp', async () => {
  const { number, page, id } = await requested('refunds-failed')
  expect((await get(`refunds/${id}`)).data).toMatchObject({ state: 'refused', provider_message: null })
  await choose(page, 'refunds-made')
  await retry(id)
  await makeRefundNow(platform, id, now)
  expect((await get(`refunds/${id}`)).data.state).toBe('made')
  expect(await ledger(number)).toMatchObject({ refunded: 500 })
})

test('a message about a refused request does not decide about the next one', async () => {
  const { id } = await requested('refunds-failed')
  await retry(id)
  await beginSending(platform.sql, id)
  expect(await readRequestedRefund(platform.sql, id)).toBeUndefined()
  const [requestId] = await column(`select request_id from refund where id = '${id}'`)
  expect(await readRequestedRefund(platform.sql, String(requestId))).toMatchObject({ id })
})

test('a refund without an answer is never sent again, but staff may pay it by hand', async () => {
  const { number, id } = await requested('refunds-pending')
  const sent = await ledger(number)
  expect(await retry(id)).toMatchObject({
    status: 409,
    code: 'refund-pending',
    message: 'The provider has not answered yet. Sending again could pay twice.',
  })
  await makeRefundNow(platform, id, now)
  expect(await ledger(number)).toEqual(sent)
  expect((await paidByHand(id, service)).code).toBe('not-allowed')
  expect((await paidByHand(id)).data).toMatchObject({ state: 'made', bank_reference: 'A-17' })
  expect((await paidByHand(id)).code).toBe('refund-made')
  expect((await get(`orders/${number}/timeline`)).data).toContainEqual(
    expect.objectContaining({ event: 'refund-paid-manually', detail: 'A-17', by: expect.any(String) }),
  )
})

test('a payment by hand names a day since the request, and its reference', async () => {
  const { id } = await requested('refunds-refused')
  for (const paid_on of ['2020-01-01', '2099-01-01', 'yesterday'])
    expect(Object.keys((await paidByHand(id, bookkeeper, { paid_on })).errors)).toEqual(['paid_on'])
  expect(Object.keys((await paidByHand(id, bookkeeper, { bank_reference: ' ' })).errors)).toEqual([
    'bank_reference',
  ])
  expect((await retry(id, bookkeeper)).code).toBe('not-allowed')
  expect((await get(`refunds/${id}`)).data.state).toBe('refused')
})

test('a refund that is paid by hand before it is sent is not sent', async () => {
  const { number } = await paidBuyer()
  const { data } = await refund(number, 5)
  await paidByHand(data.id)
  await makeRefundNow(platform, data.id, now)
  expect(await ledger(number)).toMatchObject({ refunded: 0 })
})

test('an answer that comes late does not take back what is known', async () => {
  const { number } = await paidBuyer()
  const { data } = await refund(number, 5)
  const state = async () => (await readRefund(platform.sql, data.id))?.state
  await beginSending(platform.sql, data.id)
  await storeRefundState(platform.sql, data.id, { state: 'refused' }, now)
  await storeRefundState(platform.sql, data.id, { state: 'pending' }, now)
  expect(await state()).toBe('refused')
  await storeRefundState(platform.sql, data.id, { state: 'made' }, now)
  await storeRefundState(platform.sql, data.id, { state: 'refused' }, now)
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
