import { beforeEach, expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { announceSending } from './send-order.ts'

const { platform, app, paidBuyer, staff, change, refunds, inBatches, column } = await fulfilmentShop({
  more: 10,
})
const sentAt = '2026-11-20T10:00:00Z'
const minutesLater = (minutes: number) => new Date(Date.parse(sentAt) + minutes * 60_000)
beforeEach(() => platform.at(sentAt))

type Maija = Awaited<ReturnType<typeof paidBuyer>>
const kirsi = await staffToken(platform, 'customer-service', 'Kirsi')

/** Returns the order as staff see it. */
async function desk({ order }: Maija) {
  const headers = { authorization: `Bearer ${kirsi}`, locale: 'en_GB' }
  return (await app.inject({ url: `/api/v1/staff/orders/${order.order_number}`, headers })).json().data
}

/** Runs all jobs that wait to announce the sendings of an order, at a moment. Returns how many there were. */
async function announce({ order }: Maija, now: Date): Promise<number> {
  const jobs = await column(`select data from jobs.job
    where name = 'announce-sending' and data ->> 'orderId' = '${order.id}' order by created_on`)
  for (const sending of jobs as Parameters<typeof announceSending>[1][])
    await announceSending(platform, sending, now)
  return jobs.length
}

const mailsOf = ({ order }: Maija) =>
  column(`select event from order_email where order_id = '${order.id}'
    and event in ('shipped', 'sending-corrected', 'cancelled') order by requested_at, event`)

test('the e-mail about a sending waits for five minutes in the database', async () => {
  const maija = await paidBuyer({ tyre: 4 })
  expect((await staff(maija, 'shipped')).body.data.shipped_at).toBe('2026-11-20T10:00:00.000Z')
  expect(
    await column(`select start_after from jobs.job
      where name = 'announce-sending' and data ->> 'orderId' = '${maija.order.id}'`),
  ).toEqual([minutesLater(5)])
  await announce(maija, minutesLater(4.9))
  expect(await mailsOf(maija)).toEqual([])
  await announce(maija, minutesLater(5))
  await announce(maija, minutesLater(6))
  expect(await mailsOf(maija)).toEqual(['shipped'])
})

test('until then the order returns to packed, and the customer can cancel it again', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 2 })
  await staff(maija, 'shipped')
  expect(await desk(maija)).toMatchObject({ undo_until: '2026-11-20T10:05:00.000Z', task: 'await-delivery' })
  expect((await change(maija, 'cancel')).body.code).toBe('order-not-cancellable')
  platform.at('2026-11-20T10:04:59Z')
  expect((await staff(maija, 'shipped/undo')).body.data).toMatchObject({ shipped_at: null, progress: 'paid' })
  expect(await desk(maija)).toMatchObject({
    undo_until: null,
    task: 'send',
    packed_at: sentAt.replace('Z', '.000Z'),
  })
  await announce(maija, minutesLater(10))
  expect(await mailsOf(maija)).toEqual([])
  expect((await change(maija, 'cancel')).status).toBe(200)
  expect(await mailsOf(maija)).toEqual(['cancelled'])
})

test('an order that is sent again is announced once', async () => {
  const maija = await paidBuyer({ tyre: 4 })
  await staff(maija, 'shipped')
  await staff(maija, 'shipped/undo')
  await staff(maija, 'shipped')
  expect(await announce(maija, minutesLater(6))).toBe(2)
  expect(await mailsOf(maija)).toEqual(['shipped'])
})

test('a wrong mark is undone for five minutes, then corrected with a note and an e-mail', async () => {
  const maija = await paidBuyer({ tyre: 5 })
  const correct = (payload: object) => staff(maija, 'shipped/correct', payload)
  await staff(maija, 'shipped')
  expect((await correct({ note: 'Wrong shelf' })).body.code).toBe('sending-not-corrected')
  await announce(maija, minutesLater(5))
  platform.at('2026-11-20T10:05:00Z')
  const late = await staff(maija, 'shipped/undo')
  expect([late.status, late.body.code]).toEqual([409, 'sending-not-undone'])
  expect((await correct({ note: ' ' })).body.errors.note).toBeDefined()
  const { data } = (await correct({ note: 'Wrong shelf', send_email: true })).body
  expect(data).toMatchObject({ shipped_at: null, can_be_cancelled: true })
  expect(await mailsOf(maija)).toEqual(['sending-corrected', 'shipped'])
  await staff(maija, 'shipped')
  await announce(maija, minutesLater(10))
  expect(await mailsOf(maija)).toEqual(['sending-corrected', 'shipped', 'shipped'])
  const timeline = await app.inject({
    url: `/api/v1/staff/orders/${maija.order.order_number}/timeline`,
    headers: { authorization: `Bearer ${kirsi}` },
  })
  expect(timeline.json().data).toContainEqual(
    expect.objectContaining({ detail: 'sending-corrected', text: 'Wrong shelf', event: 'staff-action' }),
  )
})

test('tracking numbers are stored with the sending or by themselves, and link to the carrier', async () => {
  const maija = await paidBuyer({ tyre: 5 })
  const numbers = (tracking_numbers: readonly string[]) =>
    staff(maija, 'tracking-numbers', { tracking_numbers })
  await platform.pool.query(
    "update delivery_setting set tracking_link = 'https://carrier.example/track?id={number}'",
  )
  expect((await numbers(['jj'])).status).toBe(422)
  expect((await numbers(['JJFI65432100'])).status).toBe(200)
  await staff(maija, 'shipped', { tracking_numbers: ['JJFI65432101', 'JJFI65432102'] })
  await staff(maija, 'shipped/undo')
  expect((await maija.shown()).parcels).toEqual([
    { tracking_number: 'JJFI65432101', tracking_url: 'https://carrier.example/track?id=JJFI65432101' },
    { tracking_number: 'JJFI65432102', tracking_url: 'https://carrier.example/track?id=JJFI65432102' },
  ])
  await change(maija, 'cancel')
  expect((await numbers([])).body.code).toBe('order-not-trackable')
})

test('the withdrawal period follows a corrected date only if that is later', async () => {
  const maija = await paidBuyer({ tyre: 6 })
  // A session of staff is over after a day without use.
  const later = async (what: string, payload: object = {}) => {
    const headers = { authorization: `Bearer ${await staffToken(platform, 'owner')}`, locale: 'en_GB' }
    const url = `/api/v1/staff/orders/${maija.order.order_number}/${what}`
    return { body: (await app.inject({ method: 'POST', url, headers, payload })).json() }
  }
  const correct = (delivered_on: string) =>
    later('delivered/correct', { delivered_on, note: 'The carrier says so' })
  await staff(maija, 'shipped')
  expect((await correct('2026-11-20')).body.code).toBe('delivery-not-corrected')
  platform.at('2026-11-24T10:00:00Z')
  await later('delivered')
  for (const day of ['2026-11-19', '2026-11-25'])
    expect((await correct(day)).body.errors).toHaveProperty('delivered_on')
  const days = async (day: string) => {
    const { delivered_at, withdraw_until } = (await correct(day)).body.data
    return [delivered_at.slice(0, 10), withdraw_until]
  }
  expect((await maija.shown()).withdraw_until).toBe('2026-12-08')
  expect(await days('2026-11-21')).toEqual(['2026-11-21', '2026-12-08'])
  expect(await days('2026-11-22')).toEqual(['2026-11-22', '2026-12-08'])
  platform.at('2026-11-26T10:00:00Z')
  expect(await days('2026-11-26')).toEqual(['2026-11-26', '2026-12-10'])
  expect(await days('2026-11-20')).toEqual(['2026-11-20', '2026-12-10'])
  platform.at('2026-12-10T21:00:00Z')
  expect((await change(maija, 'withdraw')).status).toBe(200)
})

test('an order that is cancelled after it was packed must not be sent', async () => {
  const maija = await paidBuyer({ tyre: 6 })
  await staff(maija, 'packed')
  expect(await desk(maija)).toMatchObject({ is_stopped: false })
  await change(maija, 'cancel')
  expect(await desk(maija)).toMatchObject({ is_stopped: true })
  const headers = { authorization: `Bearer ${kirsi}` }
  const { data } = (await app.inject({ url: '/api/v1/staff/orders', headers })).json()
  expect(data).toContainEqual(
    expect.objectContaining({
      order_number: maija.order.order_number,
      is_stopped: true,
      progress: 'cancelled',
    }),
  )
})

test('of 50 packed orders that are cancelled and sent at the same moment, each is either sent or cancelled', async () => {
  await platform.pool.query('update stock_batch set quantity = 50 where tyre_id = 7')
  const before = Number(await inBatches(7))
  const buyers: Maija[] = []
  for (let count = 0; count < 50; count += 1) {
    const maija = await paidBuyer({ tyre: 7 })
    await staff(maija, 'packed')
    buyers.push(maija)
  }
  const outcomes = await Promise.all(
    buyers.map(async (maija, place) => {
      const acts = [() => staff(maija, 'shipped'), () => change(maija, 'cancel')]
      const [one, other] = await Promise.all((place % 2 ? acts : acts.reverse()).map((act) => act()))
      const [sent, cancelled] = place % 2 ? [one, other] : [other, one]
      return { maija, sent: sent?.status, cancelled: cancelled?.status }
    }),
  )
  for (const { maija, sent, cancelled } of outcomes) {
    expect([sent, cancelled].toSorted()).toEqual([200, 409])
    await announce(maija, minutesLater(5))
    const isSent = sent === 200
    expect(await mailsOf(maija)).toEqual([isSent ? 'shipped' : 'cancelled'])
    expect(await refunds(maija)).toEqual(isSent ? [] : [`cancelled ${maija.cents}`])
    expect(await maija.shown()).toMatchObject({
      progress: isSent ? 'paid' : 'cancelled',
      shipped_at: isSent ? expect.any(String) : null,
      can_be_withdrawn: isSent,
    })
    expect(await desk(maija)).toMatchObject({ is_stopped: !isSent })
  }
  const sentOrders = outcomes.filter(({ sent }) => sent === 200).length
  expect(await inBatches(7)).toBe(before - sentOrders)
})
