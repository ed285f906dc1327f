import { beforeEach, expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { followAllAppointments } from './follow-appointments.ts'

const { platform, paidBuyer, change, press, refunds, inBatches, appointmentOf, column } =
  await fulfilmentShop({ more: 10 })
const { pool } = platform
/** All fittings are on 2026-12-01, when 09:00 in Helsinki is 07:00 in UTC. */
beforeEach(() => platform.at('2026-11-20T10:00:00Z'))

/** Returns the transactions that wait for the lock of another one. */
const waiting = async () =>
  (
    await column(`select count(*)::integer from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
  )[0]

test('once its fitting has begun an order is not cancelled, but can be withdrawn from', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' })
  platform.at('2026-12-01T06:59:59Z')
  expect(await maija.shown()).toMatchObject({ can_be_cancelled: true, can_be_withdrawn: false })
  platform.at('2026-12-01T07:00:00Z')
  expect(await maija.shown()).toMatchObject({ can_be_cancelled: false, can_be_withdrawn: true })
  expect((await change(maija, 'cancel')).body.code).toBe('order-not-cancellable')
  expect([await inBatches(4), await refunds(maija)]).toEqual([16, []])
  expect((await change(maija, 'withdraw')).body.data).toMatchObject({
    progress: 'fitted',
    withdrawn_at: '2026-12-01T07:00:00.000Z',
  })
  expect(await appointmentOf(maija)).toBe('firm')
})

test('what the garage has just said is fitted is not cancelled before orders know of it', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 4, time: '09:30' })
  platform.at('2026-12-01T07:30:00Z')
  expect((await press(maija, 'fitted')).status).toBe(200)
  expect(await maija.shown()).toMatchObject({ progress: 'paid', can_be_cancelled: false })
  expect(await change(maija, 'cancel')).toMatchObject({
    status: 409,
    body: { code: 'order-not-cancellable' },
  })
  await followAllAppointments(platform, platform.clock())
  expect(await maija.shown()).toMatchObject({ progress: 'fitted' })
})

test('a garage that says “fitted” while the order is being cancelled finds it cancelled', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 4, time: '08:00' })
  await pool.query('update appointment set bay_id = null, during = null where order_id = $1', [
    maija.order.id,
  ])
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from stock_batch where tyre_id = 6 for update')
  const cancelled = change(maija, 'cancel')
  await expect.poll(waiting).toBe(1)
  const fitted = press(maija, 'fitted')
  await expect.poll(waiting).toBe(2)
  await client.query('commit')
  client.release()
  expect([(await cancelled).status, (await fitted).body.code]).toEqual([200, 'appointment-changed'])
})
