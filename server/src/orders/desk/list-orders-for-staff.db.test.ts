import type { Output } from '@pito/contracts/endpoint'
import type { listOrdersForStaff } from '@pito/contracts/staff-orders'
import { deskTabs } from '@pito/contracts/values/order-tasks'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { followAllAppointments } from '../fulfilment/follow-appointments.ts'
import { listDeskRows } from './desk-store.ts'

const shop = await fulfilmentShop({ more: 5 })
const { platform, app, buyer, paidBuyer, staff, change } = shop
const { pool } = platform
const token = await staffToken(platform, 'owner')

async function get(url: string) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const answer = await app.inject({ url: `/api/v1/staff/${url}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}
type Listed = Output<typeof listOrdersForStaff>
const list = async (query: string): Promise<Listed> => (await get(`orders?${query}`)).body
const numbers = ({ data }: Listed) => data.map(({ order_number }) => order_number).sort()
const numberOf = ({ order }: { order: { order_number: string } }) => order.order_number

/** Each order of the test, with its next step and its tabs. */
const orders = {
  unpaid: await buyer({ tyre: 4 }),
  failed: await buyer({ tyre: 4 }),
  pending: await buyer({ tyre: 4 }),
  paid: await paidBuyer({ tyre: 4, quantity: 2 }),
  fitted: await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' }),
  packed: await paidBuyer({ tyre: 5 }),
  sent: await paidBuyer({ tyre: 5 }),
  withdrawn: await paidBuyer({ tyre: 5 }),
  cancelled: await paidBuyer({ tyre: 5 }),
  declined: await paidBuyer({ tyre: 5, time: '09:30' }),
  stuck: await paidBuyer({ tyre: 5 }),
}
await orders.pending.begin()
const setOwnStock = (holds: boolean) => pool.query('update service_point set holds_own_stock = $1', [holds])
await shop.settled((await orders.failed.begin()).attemptId, { outcome: 'failed' })
await pool.query('update shop_order set packed_at = now() where id = $1', [orders.packed.order.id])
for (const each of [orders.sent, orders.withdrawn]) await staff(each, 'shipped')
await staff(orders.withdrawn, 'delivered')
await change(orders.withdrawn, 'withdraw')
await change(orders.cancelled, 'cancel')
await shop.press(orders.declined, 'decline')
await followAllAppointments(platform, platform.clock())
await pool.query(
  `update payment_attempt set stuck_since = now(), stuck_because = 'not-captured', stuck_tried_at = now()
  where order_id = $1`,
  [orders.stuck.order.id],
)

const expected: Record<keyof typeof orders, [string | null, string[]]> = {
  unpaid: [null, []],
  failed: ['pay', ['waiting-for-customer']],
  pending: ['check-payment', ['payment-pending']],
  paid: ['pack', ['to-pack']],
  fitted: ['pack', ['to-pack']],
  packed: ['send', ['to-send']],
  sent: ['await-delivery', []],
  withdrawn: ['take-back', ['returns-on-the-way']],
  cancelled: ['make-refund', ['refunds-due']],
  declined: ['choose-time', ['waiting-for-customer']],
  stuck: ['look-at-payment', ['waiting-for-us', 'to-pack']],
}

test('each order has the next step and the tabs of its state', async () => {
  const { data, total, is_more } = await list('per_page=50')
  expect([total, is_more]).toEqual([11, false])
  const shown = Object.entries(orders).map(([name, each]) => {
    const row = data.find(({ order_number }) => order_number === numberOf(each))
    expect([name, row?.since === null]).toEqual([name, row?.task === null])
    return [name, [row?.task, row?.tabs]]
  })
  expect(Object.fromEntries(shown)).toEqual(expected)
})

test('each tab lists and counts the orders that the rule puts into it', async () => {
  const { data: counts } = (await get('order-tabs')).body
  for (const tab of deskTabs) {
    const ofRule = Object.entries(orders).flatMap(([name, each]) =>
      expected[name as keyof typeof orders][1].includes(tab) ? [numberOf(each)] : [],
    )
    expect([tab, numbers(await list(`tab=${tab}`))]).toEqual([tab, ofRule.sort()])
    expect(counts).toContainEqual({ tab, orders: ofRule.length, is_more: false })
  }
})

test('tyres that the service point has itself are neither packed nor sent', async () => {
  await setOwnStock(true)
  const { data } = await list('per_page=50')
  const row = data.find(({ order_number }) => order_number === numberOf(orders.fitted))
  expect([row?.task, row?.tabs]).toEqual(['await-fitting', []])
  expect(numbers(await list('tab=to-pack'))).not.toContain(numberOf(orders.fitted))
  await setOwnStock(false)
})

test('on the day of the fitting the order is among the fittings of today', async () => {
  const query = { page: 1, per_page: 25, sort: '-created_at', search: '', tab: 'fitting-today' } as const
  const at = async (now: string) =>
    (await listDeskRows(platform.sql, query, new Date(now))).rows.map(({ orderNumber }) => orderNumber)
  expect(await at('2026-11-30T21:59:00Z')).toEqual([])
  expect(await at('2026-11-30T22:00:00Z')).toEqual([numberOf(orders.fitted)])
  expect(await at('2026-12-01T21:59:00Z')).toEqual([numberOf(orders.fitted)])
  expect(await at('2026-12-01T22:00:00Z')).toEqual([])
})

test('the search finds an order by what a caller says', async () => {
  const { id, order_number } = orders.paid.order
  await pool.query("update shop_order set licence_plate = 'ÖÄÅ-12' where id = $1", [id])
  await pool.query(
    `update shop_order_address set email = 'Liisa_9@esimerkki.fi', first_name = 'Liisa', last_name = 'Örn',
      company_name = '100% Renkaat', contact_number = '040 765 4321' where order_id = $1 and kind = 'billing'`,
    [id],
  )
  const [invoice] = await shop.column(`select number from invoice where order_id = '${id}'`)
  const [note] = await shop.column(
    `select credit_note.number from credit_note join invoice on invoice.number = invoice_number
    where order_id = '${orders.cancelled.order.id}'`,
  )
  const texts = [
    ...[
      order_number,
      order_number.slice(0, 7),
      `${order_number}0`,
      'liisa_9@',
      'LIISA ö',
      'örn  liisa',
      '100%',
    ],
    ...['öäå12', 'öäå-12', '040-765', '+358 40 765 4321', String(invoice)],
  ]
  for (const text of texts)
    expect([text, numbers(await list(`search=${encodeURIComponent(text)}`))]).toEqual([text, [order_number]])
  expect(numbers(await list(`search=${note}`))).toContain(numberOf(orders.cancelled))
  expect((await list('search=liisaX9')).total).toBe(0)
  expect((await list('search=1%25')).total).toBe(0)
})

test('filters narrow the list, and what is not valid is refused', async () => {
  expect(numbers(await list('delivery=fitting'))).toEqual(
    [orders.fitted, orders.declined].map(numberOf).sort(),
  )
  expect((await list('order_status=unpaid')).total).toBe(3)
  expect((await list(`service_point=${shop.pointId}`)).total).toBe(2)
  expect((await list('period=today')).total).toBe(11)
  expect((await list('tab=to-pack&delivery=home')).data.map(({ task }) => task).sort()).toEqual([
    'look-at-payment',
    'pack',
  ])
  for (const wrong of ['tab=packed', 'sort=total', 'delivery=post', 'service_point=0', 'period=year'])
    expect([wrong, (await get(`orders?${wrong}`)).status]).toEqual([wrong, 422])
})

test('the list runs as many statements for one order as for eleven', async () => {
  const one = await countStatements(() => list(`search=${numberOf(orders.paid)}`))
  const all = await countStatements(() => list('tab=to-pack'))
  expect(all).toEqual(one)
})

test('every change of an order gives it another version', async () => {
  const version = async () =>
    Number((await shop.column(`select version from shop_order where id = '${orders.paid.order.id}'`))[0])
  const before = await version()
  await staff(orders.paid, 'shipped')
  expect(await version()).toBeGreaterThan(before)
})

test('service points are found by a part of their name or town, and their orders by their id', async () => {
  const { body } = await get('service-points?search=PAJA')
  expect(body.data).toEqual([
    { id: shop.pointId, name: expect.stringContaining('paja'), town: expect.any(String), active: true },
  ])
  expect((await get('service-points?search=nowhere')).body.data).toEqual([])
  expect(numbers(await list(`service_point=${shop.pointId}`))).toEqual(
    [orders.fitted, orders.declined].map(numberOf).sort(),
  )
})
