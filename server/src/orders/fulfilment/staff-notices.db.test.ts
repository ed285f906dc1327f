import type { OrderConsequences } from '@pito/contracts/order-consequences'
import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'

const shop = await fulfilmentShop({ more: 10 })
const { platform, app, buyer, paidBuyer, staff, change, refunds, inBatches, column } = shop
const service = await staffToken(platform, 'customer-service')
const warehouse = await staffToken(platform, 'warehouse')
type Maija = Awaited<ReturnType<typeof paidBuyer>>

async function call(token: string, { order }: Maija, what: string, payload?: object) {
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1/staff/orders/${order.order_number}${what}`,
    headers: { authorization: `Bearer ${token}`, locale: 'en_GB' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const preview = async (maija: Maija): Promise<OrderConsequences> =>
  (await call(service, maija, '/cancellation')).body.data
const asked = { requested_by: 'buyer', channel: 'phone', reason: 'changed-mind' }
const progressOf = (maija: Maija) => column(`select progress from shop_order where id = '${maija.order.id}'`)

test('the preview of a cancellation says what it does and does nothing', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' })
  const before = await column('select last_number from document_counter order by series')
  const shown = await preview(maija)
  expect(shown).toMatchObject({
    fitting: { starts_at: '2026-12-01T07:00:00Z', service_point: expect.stringContaining('Kuurapaja') },
    tyres: [{ quantity: 4 }],
    promo_code: null,
    refund: {
      ...{ amount: maija.cents / 100, deducted: 0 },
      parts: [{ amount: maija.cents / 100, payment_by: 'bank', is_authorisation: false }],
    },
    emails: ['maija@example.fi', expect.stringContaining('@')],
  })
  const sum = (shown.refund?.lines ?? []).reduce((cents, { amount }) => cents + Math.round(amount * 100), 0)
  expect(sum).toBe(maija.cents)
  expect(await progressOf(maija)).toEqual(['paid'])
  expect([await inBatches(4), await refunds(maija)]).toEqual([16, []])
  expect(await column('select last_number from document_counter order by series')).toEqual(before)
})

test('staff cancel an order for its customer with the previewed consequences, and say who requested it', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 2 })
  const shown = await preview(maija)
  expect((await call(warehouse, maija, '/cancellation', asked)).status).toBe(403)
  const wrong = await call(service, maija, '/cancellation', { ...asked, reason: '' })
  expect([wrong.status, wrong.body.errors]).toEqual([422, { reason: ['Choose one of the options.'] }])
  const { status, body } = await call(service, maija, '/cancellation', asked)
  expect([status, body.data.progress]).toEqual([200, 'cancelled'])
  expect(await refunds(maija)).toEqual([`cancelled ${Math.round((shown.refund?.amount ?? 0) * 100)}`])
  expect(await inBatches(5)).toBe(20)
  const { data } = (await call(service, maija, '')).body
  expect(data.notice).toMatchObject({ kind: 'cancellation', ...asked, sent_on: null, is_goodwill: false })
  const events = (await call(service, maija, '/timeline')).body.data
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'cancelled',
      by: data.notice.by,
      detail: 'phone',
      state: 'changed-mind',
    }),
  )
})

test('a payment that Klarna has not taken yet is previewed as an authorisation', async () => {
  const maija = await buyer({ tyre: 6 })
  const { attemptId } = await maija.begin('klarna')
  await shop.paid(attemptId, maija.cents)
  expect((await preview(maija)).refund).toMatchObject({
    parts: [{ payment_by: 'klarna', is_authorisation: true }],
  })
})

test('what was sent is not cancelled, and the order offers the withdrawal', async () => {
  const maija = await paidBuyer({ tyre: 6 })
  await staff(maija, 'shipped')
  for (const answer of [
    await call(service, maija, '/cancellation'),
    await call(service, maija, '/cancellation', asked),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([409, 'order-already-sent'])
    expect(answer.body.message).toContain('It was sent at')
  }
  const { actions } = (await call(service, maija, '')).body.data
  expect(actions).toContainEqual({ action: 'withdraw', why_not: null })
  expect(actions).toContainEqual({
    action: 'cancel',
    why_not: expect.stringContaining('can no longer be cancelled'),
  })
})

test('a company has no withdrawal to register, and before the sending a consumer has none either', async () => {
  const maija = await paidBuyer({ tyre: 6 })
  const notice = { channel: 'phone', sent_on: '2026-11-20' }
  const early = await call(service, maija, '/withdrawal', notice)
  expect([early.status, early.body.code]).toEqual([409, 'tyres-not-sent'])
  await staff(maija, 'shipped')
  await platform.pool.query('update shop_order set is_business = true where id = $1', [maija.order.id])
  const ofCompany = await call(service, maija, '/withdrawal', notice)
  expect([ofCompany.status, ofCompany.body.code]).toEqual([409, 'company-cannot-withdraw'])
  const { actions } = (await call(service, maija, '')).body.data
  expect(actions).toContainEqual({ action: 'agree-return', why_not: null })
})

test('two members of staff and the customer who cancel at once cancel it once', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 2 })
  const answers = await Promise.all([
    call(service, maija, '/cancellation', asked),
    call(service, maija, '/cancellation', asked),
    change(maija, 'cancel'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await refunds(maija)).toEqual([`cancelled ${maija.cents}`])
  expect(await inBatches(7)).toBe(20)
})

/** An order that was delivered on the first of November, so that the fifteenth is the last day. */
async function delivered(tyre: number): Promise<Maija> {
  const maija = await paidBuyer({ tyre })
  await staff(maija, 'shipped')
  await staff(maija, 'delivered')
  await platform.pool.query(
    `update shop_order set paid_at = '2026-10-28T10:00:00Z', delivered_at = '2026-11-01T10:00:00Z' where id = $1`,
    [maija.order.id],
  )
  return maija
}
const notice = (sent_on: string, goodwill = false) => ({ channel: 'letter', sent_on, goodwill })

test.each(['2026-11-14', '2026-11-15'])('a notice of %s that arrives later is in time', async (day) => {
  const maija = await delivered(8)
  const { status, body } = await call(service, maija, '/withdrawal', notice(day))
  expect([status, body.data.withdrawn_at]).toEqual([200, platform.clock().toISOString()])
  const shown = (await call(service, maija, '')).body.data
  expect(shown.notice).toMatchObject({ channel: 'letter', sent_on: day, is_goodwill: false })
  expect(shown.task).toBe('take-back')
  expect(
    await column(`select event from order_email where order_id = '${maija.order.id}' order by event`),
  ).toContain('withdrawal-received')
})

test('a notice of the day after the last one is refused with that day, and accepted as goodwill by an owner', async () => {
  const maija = await delivered(9)
  const late = await call(service, maija, '/withdrawal', notice('2026-11-16'))
  expect([late.status, late.body.code]).toEqual([422, 'withdrawal-too-late'])
  expect(late.body.message).toContain('15 November 2026')
  const service2 = await call(service, maija, '/withdrawal', notice('2026-11-16', true))
  expect([service2.status, service2.body.code]).toEqual([403, 'not-allowed'])
  expect(await column(`select withdrawn_at from shop_order where id = '${maija.order.id}'`)).toEqual([null])
  expect((await staff(maija, 'withdrawal', notice('2026-11-16', true))).status).toBe(200)
  const { data } = (await call(service, maija, '')).body
  expect(data.notice).toMatchObject({ kind: 'withdrawal', is_goodwill: true })
})

test('a notice from the future or from before the order is refused beside its field', async () => {
  const maija = await delivered(10)
  for (const day of ['2026-11-21', '2026-10-27', '2026-02-30', '']) {
    const { status, body } = await call(service, maija, '/withdrawal', notice(day))
    expect([day, status, Object.keys(body.errors)]).toEqual([day, 422, ['sent_on']])
  }
})
