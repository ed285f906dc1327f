import type { Order } from '@pito/contracts/orders'
import { formatAmount } from '@pito/contracts/values/format-euro'
import { expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { simulatedPaymentShop } from '../../../testing/simulated-payment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { orderToken } from '../../booking/index.ts'
import { openJobs } from '../../platform/jobs/jobs.ts'
import { readAttachments } from '../../platform/mail/attachments.ts'
import { listMails } from '../../platform/mail/store.ts'
import { writeOrderEmails } from '../emails/write-order-emails.ts'
import { followAllAppointments } from '../fulfilment/follow-appointments.ts'
import { supplementPath } from '../links/order-link.ts'

const shop = await simulatedPaymentShop({ more: 6 })
const { platform, app, pointId, buyer, choose, comeBack, ledger, column } = shop
const jobs = openJobs({ ...platform, quick: true })
writeOrderEmails({ ...platform, jobs })
await jobs.start()
afterTestFile(() => jobs.stop())
const kirsi = await staffToken(platform, 'customer-service', 'Kirsi')
const onerva = await staffToken(platform, 'owner', 'Onerva')
const [price] = (await column(
  `select price_cents from service_point_service where service_point_id = ${pointId} and service_id = 1`,
)) as number[]

async function point(slug: string, cents: number) {
  const added = await shop.anotherPoint(slug, 8)
  await platform.pool.query(
    'update service_point_service set price_cents = $2 where service_point_id = $1 and service_id = 1',
    [added.pointId, (price ?? 0) + cents],
  )
  return added.pointId
}
const [cheaper, dearer, dearest] = [
  await point('halpa', -500),
  await point('kallis', 700),
  await point('kallein', 1200),
]
await platform.pool.query('update service_point set holds_own_stock = false')
await platform.pool.query("update service_point_hours set end_time = '16:00'")

async function call(method: 'GET' | 'POST', url: string, payload?: object, token: string | null = kirsi) {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), locale: 'en_GB' }
  const answer = await app.inject({ method, url: `/api/v1/${url}`, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}

const times = [
  '08:00',
  '08:30',
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
  '13:00',
  '13:30',
]

/** A paid order with a fitting, and what staff and its customer do with it. */
async function paidOrder() {
  const time = times.shift() ?? '14:00'
  const maija = await buyer({ tyre: 4, time })
  const { redirect } = await choose(await maija.pay('bank'), 'ok')
  await comeBack(maija, redirect)
  const number = maija.order.order_number
  const desk = async (): Promise<
    Order & { version: number; actions: { action: string; why_not: string | null }[] }
  > => (await call('GET', `staff/orders/${number}`)).data
  const move = async (to: number, difference: number, more: object = { dearer: 'payment-link' }) => {
    seconds += 1
    platform.at(new Date(Date.UTC(2026, 10, 20, 10, 0, seconds)).toISOString())
    const place = { service_point: to, schedule_date: '2026-12-02', start_time: time }
    return call('POST', `staff/orders/${number}/fitting`, {
      ...{ ...place, version: (await desk()).version, difference, ...more },
    })
  }
  const idsOf = async () =>
    (await column(
      `select id from shop_order where supplement_of = '${maija.order.id}' order by created_at, order_number`,
    )) as string[]
  const withdraw = async (token = kirsi) =>
    call('POST', `staff/orders/${number}/payment-link/withdraw`, { version: (await desk()).version }, token)
  const states = async () =>
    (await desk()).supplements.map(({ state, amount, refunded }) => [state, amount, refunded])
  return { maija, number, desk, move, idsOf, withdraw, states }
}

/** The link of a supplement, as its customer uses it. */
function linkOf(id: string) {
  const token = new URLSearchParams(supplementPath(platform.config, id).split('?')[1]).get('token') ?? ''
  const show = () => call('GET', `order-link/supplement?token=${token}`, undefined, null)
  const start = () => call('POST', 'order-link/supplement/payment', { token, payment_by: 'bank' }, null)
  const confirm = (redirect: string | null) => {
    const fields = [...new URL(redirect ?? '').searchParams].map(([name, value]) => [
      name.replaceAll('-', '_'),
      value,
    ])
    return call(
      'POST',
      'order-link/supplement/payment/confirm',
      { ...Object.fromEntries(fields), token },
      null,
    )
  }
  const pay = async (outcome = 'ok') => {
    const { status, code, data } = await start()
    expect([status, code]).toEqual([200, undefined])
    return await confirm((await choose(data.url, outcome)).redirect)
  }
  return { token, show, start, confirm, pay }
}

const refundsOf = (id: string) =>
  column(`select reason || ' ' || refund.amount_cents from refund join payment_attempt on payment_attempt.id = attempt_id
    where order_id = '${id}' order by requested_at`)
async function mailOf(subject: string) {
  const found = async () => (await listMails(platform.sql)).filter((mail) => mail.subject === subject)
  await expect.poll(found).toHaveLength(1)
  const [mail] = await found()
  return {
    text: mail?.bodyText ?? '',
    orderId: mail?.orderId,
    files: await readAttachments(platform.sql, mail?.id ?? ''),
  }
}
let seconds = 0

test('the fitting moves at once, and the customer pays the difference by the link of the e-mail', async () => {
  const { maija, number, desk, move, idsOf } = await paidOrder()
  const moved = await move(dearer, 7)
  expect([moved.status, moved.data.service_point_shipment_details.company_name]).toEqual([200, 'kallis'])
  const [id = ''] = await idsOf()
  const link = linkOf(id)
  const request = await mailOf(`Payment link: difference in the price of fitting, order ${number}`)
  expect(request.text).toContain(`/my-order/supplement?token=${link.token}`)
  for (const part of ['to kallis', '7,00\u00a0€', '2 Dec 2026']) expect(request.text).toContain(part)
  expect(request.orderId).toBe(maija.order.id)
  expect((await link.show()).data).toMatchObject({
    ...{ order_number: number, amount: 7, vat_percent: 25.5, vat_amount: 1.42, state: 'open', payment: null },
    ...{ schedule_date: '2026-12-02', service_point: { company_name: 'kallis' } },
    name: expect.stringMatching(new RegExp(`order ${number}: moved from .* to kallis`)),
    methods: expect.not.arrayContaining(['klarna']),
  })
  const [open] = (await desk()).supplements
  expect(open).toMatchObject({ state: 'open', paid_at: null, pay_path: null, invoice_path: null })
  expect((await maija.shown()).supplements[0]?.pay_path).toContain(link.token.slice(0, 36))

  const paid = await link.pay()
  expect(paid.data).toMatchObject({ state: 'paid', payment: null })
  expect((await link.start()).code).toBe('supplement-paid')
  const [supplement] = (await maija.shown()).supplements
  expect(supplement).toMatchObject({ state: 'paid', amount: 7, refunded: 0, pay_path: null })
  const invoiced = `select total_cents || ' ' || to_char(fitted_at at time zone 'UTC', 'DD.MM.') from invoice`
  expect(await column(`${invoiced} where order_id = '${id}'`)).toEqual(['700 02.12.'])
  // The link in an e-mail about the order opens the invoice of the supplement too.
  const token = orderToken(platform.config, maija.order.id)
  const [linked] = (await call('GET', `order-link?token=${token}`, undefined, null)).data.supplements
  const file = await app.inject(linked.invoice_path)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(
    (await call('GET', `order-link?token=${orderToken(platform.config, id)}`, undefined, null)).status,
  ).toBe(404)
  const receipt = await mailOf(`The difference in price is paid: order ${number}`)
  expect(receipt.files.map(({ fileName }) => fileName)).toEqual([expect.stringMatching(/invoice-\d+\.pdf$/)])
  const events = (await call('GET', `staff/orders/${number}/timeline`)).data
  expect(events).toContainEqual(expect.objectContaining({ event: 'invoice', amount: 7 }))
  expect(events).toContainEqual(expect.objectContaining({ event: 'money-received', amount: 7 }))
  expect(await ledger(supplement?.order_number ?? '')).toMatchObject({ taken: 700, refunded: 0 })
})

test('a failed payment can be repeated, and a forged return pays nothing', async () => {
  const { move, idsOf } = await paidOrder()
  await move(dearer, 7)
  const link = linkOf((await idsOf())[0] ?? '')
  expect((await link.pay('fail')).data).toMatchObject({ state: 'open', payment: 'failed' })
  const { redirect } = await choose((await link.start()).data.url, 'ok')
  const forged = (redirect ?? '').replace(/signature=\w{4}/, 'signature=0000')
  expect((await link.confirm(forged)).code).toBe('payment-not-verified')
  expect((await link.confirm(redirect)).data.state).toBe('paid')
  expect((await call('GET', 'order-link/supplement?token=invented', undefined, null)).status).toBe(404)
  const klarna = { token: link.token, payment_by: 'klarna' }
  expect((await call('POST', 'order-link/supplement/payment', klarna, null)).code).toBe('payment-refused')
})

test('a second move replaces the link, and counts only what the customer has agreed to pay', async () => {
  const { maija, move, idsOf, states } = await paidOrder()
  await move(dearer, 7)
  expect((await move(dearest, 5)).code).toBe('fitting-price-changed')
  expect((await move(dearest, 12)).status).toBe(200)
  const [first = '', second = ''] = await idsOf()
  expect(await states()).toEqual([
    ['ended', 7, 0],
    ['open', 12, 0],
  ])
  expect((await linkOf(first).start()).code).toBe('supplement-ended')
  await linkOf(second).pay()
  // The customer has now paid for the dearest point, so every other one is cheaper.
  expect((await move(dearer, -5, {})).status).toBe(200)
  expect(await refundsOf(second)).toEqual(['other 500'])
  expect((await move(cheaper, -12, {})).status).toBe(200)
  expect(await refundsOf(second)).toEqual(['other 500', 'other 700'])
  expect(await refundsOf(maija.order.id)).toEqual(['other 500'])
  // Moving back and forth refunds nothing twice.
  expect((await move(pointId, 5, { dearer: 'waive' })).status).toBe(200)
  expect((await move(cheaper, 0, {})).status).toBe(200)
  expect(await refundsOf(maija.order.id)).toEqual(['other 500'])
})

test('two members of staff at once send one link', async () => {
  const { desk, number, states } = await paidOrder()
  const { version } = await desk()
  const place = { version, schedule_date: '2026-12-03', start_time: '09:00', dearer: 'payment-link' }
  const answers = await Promise.all([
    call('POST', `staff/orders/${number}/fitting`, { ...place, service_point: dearer, difference: 7 }),
    call(
      'POST',
      `staff/orders/${number}/fitting`,
      { ...place, service_point: dearest, difference: 12 },
      onerva,
    ),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.code).toBe('order-changed')
  expect(await states()).toHaveLength(1)
})

test('a withdrawn link counts as waived, and money that arrives anyway goes back', async () => {
  const { number, desk, move, idsOf, withdraw, states } = await paidOrder()
  expect((await withdraw()).code).toBe('payment-link-not-open')
  await move(dearer, 7)
  const [id = ''] = await idsOf()
  const link = linkOf(id)
  const { data } = await link.start()
  expect((await withdraw()).status).toBe(200)
  expect((await withdraw()).code).toBe('payment-link-not-open')
  const { redirect } = await choose(data.url, 'ok')
  expect((await link.confirm(redirect)).data).toMatchObject({ state: 'ended', payment: 'returned' })
  expect(await refundsOf(id)).toEqual(['replaced 700'])
  expect(await column(`select number from invoice where order_id = '${id}'`)).toEqual([])
  expect(await states()).toEqual([['ended', 7, 0]])
  const { text } = await mailOf(`Your payment goes back: order ${number}`)
  expect(text).toContain('when the payment link was no longer valid')
  const action = (await desk()).actions.find(({ action: name }) => name === 'withdraw-link')
  expect(action?.why_not).toMatch(/no open payment link/)
})

test('a payment that races with its withdrawal either pays or goes back, never both', async () => {
  const { move, idsOf, withdraw } = await paidOrder()
  await move(dearer, 7)
  const [id = ''] = await idsOf()
  const link = linkOf(id)
  const { redirect } = await choose((await link.start()).data.url, 'redirect-only')
  const [confirmed, withdrawn] = await Promise.all([link.confirm(redirect), withdraw()])
  const isPaid = confirmed.data.state === 'paid'
  expect([withdrawn.status, withdrawn.code]).toEqual(
    isPaid ? [409, 'payment-link-not-open'] : [200, undefined],
  )
  expect(await refundsOf(id)).toEqual(isPaid ? [] : ['replaced 700'])
  expect(await column(`select count(*)::integer from invoice where order_id = '${id}'`)).toEqual([
    isPaid ? 1 : 0,
  ])
})

test('cancelling the order ends an open link and refunds a paid supplement with everything else', async () => {
  const [open, paid] = [await paidOrder(), await paidOrder()]
  for (const { move } of [open, paid]) await move(dearer, 7)
  const [id = ''] = await paid.idsOf()
  await linkOf(id).pay()
  const preview = await call('GET', `staff/orders/${paid.number}/cancellation`)
  const byStaff = { requested_by: 'buyer', channel: 'phone', reason: 'wrong-tyres' }
  for (const { number, desk } of [open, paid]) {
    const { version } = await desk()
    expect((await call('POST', `staff/orders/${number}/cancellation`, { ...byStaff, version })).status).toBe(
      200,
    )
  }
  const parts = [
    { amount: paid.maija.cents / 100, payment_by: 'bank' },
    { amount: 7, payment_by: 'bank' },
  ]
  const total = paid.maija.cents / 100 + 7
  expect(preview.data.refund).toMatchObject({ amount: total, parts })
  expect(preview.data.emails).toHaveLength(2)
  expect(await open.states()).toEqual([['ended', 7, 0]])
  expect(await paid.states()).toEqual([['paid', 7, 7]])
  expect(await refundsOf(id)).toEqual(['cancelled 700'])
  expect(await refundsOf(paid.maija.order.id)).toEqual([`cancelled ${paid.maija.cents}`])
  const token = orderToken(platform.config, paid.maija.order.id)
  const linked: Order = (await call('GET', `order-link?token=${token}`, undefined, null)).data
  expect(linked.refund).toMatchObject({ amount: total, parts })
  for (const notes of [linked.credit_notes, linked.supplements[0]?.credit_notes ?? []]) {
    expect(notes).toHaveLength(1)
    expect((await app.inject(notes[0]?.path ?? '')).headers['content-type']).toBe('application/pdf')
  }
  // One e-mail names both refunds and has both credit notes.
  const mail = await mailOf(`Order ${paid.number} is cancelled, we refund ${formatAmount(total)}`)
  const sums = `${formatAmount(total - 7)} (online bank), 7,00\u00a0€ (online bank)`
  expect(mail.text).toContain(`by the methods you paid with: ${sums}. The money is in your account`)
  expect(mail.text).toContain('The credit notes are attached.')
  expect(mail.files).toHaveLength(2)
  expect(await column(`select count(*)::integer from order_email where order_id = '${id}'`)).toEqual([0])
})

test('withdrawing before the fitting refunds a paid supplement at once, the tyres when they are back', async () => {
  const { maija, number, desk, move, idsOf, states } = await paidOrder()
  await move(dearer, 7)
  const [id = ''] = await idsOf()
  await linkOf(id).pay()
  await call('POST', `staff/orders/${number}/shipped`, {}, onerva)
  const notice = { channel: 'phone', sent_on: '2026-11-20', version: (await desk()).version }
  expect((await call('POST', `staff/orders/${number}/withdrawal`, notice)).status).toBe(200)
  expect(await refundsOf(id)).toEqual(['withdrawn 700'])
  expect(await refundsOf(maija.order.id)).toEqual([])
  expect(await states()).toEqual([['paid', 7, 7]])
  const receipt = await mailOf(`Withdrawal received: order ${number}`)
  expect(receipt.text).toContain('We refund 7,00\u00a0€ by the method you paid with (online bank).')
  expect(receipt.files).toHaveLength(1)
})

test('the link ends too when a company cancels its fitting after the tyres were sent', async () => {
  const { maija, number, move, states } = await paidOrder()
  await platform.pool.query('update shop_order set is_business = true where id = $1', [maija.order.id])
  await move(dearer, 7)
  await call('POST', `staff/orders/${number}/shipped`, {}, onerva)
  await platform.pool.query("update appointment set state = 'cancelled' where order_id = $1", [
    maija.order.id,
  ])
  await followAllAppointments(platform, platform.clock())
  expect(await states()).toEqual([['ended', 7, 0]])
})

test('a supplement is no order of its own: nothing is sent, cancelled or listed, but its money can be refunded', async () => {
  const { maija, number, move, idsOf, desk } = await paidOrder()
  await move(dearer, 7)
  await linkOf((await idsOf())[0] ?? '').pay()
  const own = (await desk()).supplements[0]?.order_number ?? ''
  const page = (await call('GET', `staff/orders/${own}`)).data
  expect(page).toMatchObject({ supplement_of: number, task: null, tabs: [] })
  const possible = page.actions.filter(({ why_not }: { why_not: string | null }) => why_not === null)
  expect(possible).toEqual([{ action: 'refund', why_not: null }])
  expect((await call('POST', `staff/orders/${own}/packed`, {}, onerva)).code).toBe('order-is-supplement')
  for (const path of [own, `${own}/details`])
    expect((await maija.guest.send('GET', `anonymous/order/${path}`)).status).toBe(404)
  expect((await maija.guest.send('POST', `anonymous/order/${own}/cancel`, {})).status).toBe(404)
  const numbers = async (query: string) =>
    (await call('GET', `staff/orders?${query}`)).data.map((row: Order) => row.order_number)
  expect(await numbers('')).not.toContain(own)
  expect(await numbers('tab=to-pack')).not.toContain(own)
  expect(await numbers(`search=${own}`)).toEqual([own])
})
