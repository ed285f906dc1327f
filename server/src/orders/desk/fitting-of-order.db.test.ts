import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { followAllAppointments } from '../fulfilment/follow-appointments.ts'

const shop = await fulfilmentShop({ more: 1 })
const { platform, app, buyer, paidBuyer, staff, change } = shop
const token = await staffToken(platform, 'customer-service')
const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }

const get = async (url: string) => (await app.inject({ url: `/api/v1/staff/orders/${url}`, headers })).json()
async function post(url: string, payload: object) {
  const answer = await app.inject({
    ...{ method: 'POST', url: `/api/v1/staff/orders/${url}`, headers, payload },
  })
  expect(answer.statusCode).toBe(200)
}
type Shown = { event: string; by: string | null; actor: string | null; state: string | null; detail: string }
const eventsOf = async (number: string, event: string): Promise<Shown[]> =>
  (await get(`${number}/timeline`)).data.filter((each: Shown) => each.event === event)
const fittingAt = (time: string) => paidBuyer({ tyre: 4, time })

test('the order says whether its fitting takes place and how far it is, and each event who did it then', async () => {
  const maija = await fittingAt('09:00')
  const number = maija.order.order_number
  const booked = { fitting_state: 'booked', stage: 'paid', fitted_at: '2026-12-01T07:00:00.000Z' }
  expect((await get(number)).data).toMatchObject(booked)
  await change(maija, 'cancel')
  expect((await get(number)).data).toMatchObject({
    ...{ ...booked, fitting_state: 'cancelled', stage: 'cancelled' },
    since: expect.any(String),
  })
  expect(await eventsOf(number, 'fitting-booked')).toMatchObject([{ state: null }])
  expect(await eventsOf(number, 'refund-requested')).toMatchObject([{ state: null }])
  for (const event of ['cancelled', 'fitting-cancelled'])
    expect(await eventsOf(number, event)).toMatchObject([{ actor: 'customer', by: null }])
})

test('whoever cancels a fitting is named: staff, the customer by a link, or staff by a withdrawal', async () => {
  const byStaff = await fittingAt('08:00')
  const reason = { requested_by: 'buyer', channel: 'phone', reason: 'other' }
  await post(`${byStaff.order.order_number}/cancellation`, reason)
  for (const event of ['cancelled', 'fitting-cancelled'])
    expect(await eventsOf(byStaff.order.order_number, event)).toMatchObject([{ actor: 'staff', by: 'Seppo' }])

  const byLink = await fittingAt('08:30')
  await shop.press(byLink, 'cancel')
  await followAllAppointments(platform, platform.clock())
  expect(await eventsOf(byLink.order.order_number, 'fitting-cancelled')).toMatchObject([
    { actor: 'customer' },
  ])
  expect(await eventsOf(byLink.order.order_number, 'cancelled')).toMatchObject([
    { actor: 'customer', detail: 'fitting-cancelled' },
  ])

  const withdrawn = await fittingAt('09:30')
  await staff(withdrawn, 'shipped')
  expect((await get(withdrawn.order.order_number)).data).toMatchObject({ stage: 'sent' })
  await post(`${withdrawn.order.order_number}/withdrawal`, { channel: 'phone', sent_on: '2026-11-20' })
  expect((await get(withdrawn.order.order_number)).data).toMatchObject({
    ...{ stage: 'withdrawn', fitting_state: 'cancelled' },
  })
  expect(await eventsOf(withdrawn.order.order_number, 'fitting-cancelled')).toMatchObject([
    { actor: 'staff', by: 'Seppo' },
  ])
})

test('a fitting that the service point declined is declined, and waits since then for another time', async () => {
  const maija = await fittingAt('08:00')
  await shop.press(maija, 'decline')
  expect((await get(maija.order.order_number)).data).toMatchObject({
    ...{ fitting_state: 'declined', task: 'choose-time', since: platform.clock().toISOString() },
  })
})

test('the time of an order that is not paid counts only while it is held', async () => {
  const maija = await buyer({ tyre: 4, time: '08:30' })
  const number = maija.order.order_number
  expect((await get(number)).data).toMatchObject({ fitting_state: 'booked' })
  await platform.pool.query('delete from appointment where cart_id = $1', [maija.cartId])
  expect((await get(number)).data).toMatchObject({ fitting_state: 'released' })
})
