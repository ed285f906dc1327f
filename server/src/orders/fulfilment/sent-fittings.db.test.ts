import { beforeEach, expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { followAllAppointments } from './follow-appointments.ts'

const { platform, paidBuyer, staff, change, press, refunds, inBatches, appointmentOf, column } =
  await fulfilmentShop({
    more: 10,
  })
beforeEach(() => platform.at('2026-11-20T10:00:00Z'))
const follow = () => followAllAppointments(platform, platform.clock())

test('whoever cancels the fitting of tyres that are on the road has withdrawn: stock and money wait for them', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '09:00' })
  expect((await staff(maija, 'shipped')).status).toBe(200)
  expect((await press(maija, 'cancel')).status).toBe(200)
  await follow()
  await follow()
  expect(await maija.shown()).toMatchObject({ progress: 'paid', withdrawn_at: '2026-11-20T10:00:00.000Z' })
  expect([await inBatches(4), await refunds(maija)]).toEqual([16, []])
  expect(await column(`select event from order_email where order_id = '${maija.order.id}'`)).toEqual(
    expect.arrayContaining(['withdrawal-received']),
  )
  const items = [{ tyre_id: 4, quantity: 4 }]
  expect((await staff(maija, 'returned', { items })).body.data.progress).toBe('refunded')
  expect(await inBatches(4)).toBe(20)
})

test('the company whose fitting is cancelled then keeps its order: it has no right of withdrawal', async () => {
  const firm = await paidBuyer({ tyre: 5, quantity: 4, time: '09:30' })
  await platform.pool.query('update shop_order set is_business = true where id = $1', [firm.order.id])
  await staff(firm, 'shipped')
  await press(firm, 'cancel')
  await follow()
  expect(await firm.shown()).toMatchObject({ progress: 'paid', withdrawn_at: null })
  expect([await inBatches(5), await refunds(firm)]).toEqual([16, []])
})

test('what was withdrawn from before its fitting does not count as fitted when the time is over', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 4, time: '08:30' })
  await staff(maija, 'shipped')
  expect((await change(maija, 'withdraw')).status).toBe(200)
  await followAllAppointments(platform, new Date('2026-12-03T08:00:00Z'))
  expect(await maija.shown()).toMatchObject({ progress: 'paid', delivered_at: null })
})

test('withdrawn from before its fitting, the garage knows, the time is free and the fitting is paid back', async () => {
  const maija = await paidBuyer({ tyre: 8, quantity: 4, time: '09:00' })
  expect(await maija.shown()).toMatchObject({ appointment: { start_time: '09:00:00' } })
  await staff(maija, 'shipped')
  expect((await change(maija, 'withdraw')).body.data).toMatchObject({ progress: 'paid', appointment: null })
  expect(await appointmentOf(maija)).toBe('cancelled')
  expect(await column(`select subject from mail where recipient = 'aino@kuurapaja.example'`)).toContain(
    'Varaus peruttu: ti 1.12.2026 klo 9.00',
  )
  expect((await staff(maija, 'delivered')).body.data.progress).toBe('delivered')
  const back = await staff(maija, 'returned', { items: [{ tyre_id: 8, quantity: 4 }] })
  expect(back.body.data.progress).toBe('refunded')
  expect(await refunds(maija)).toEqual([`withdrawn ${maija.cents}`])
})

test('withdrawn from once it has begun, the fitting is not cancelled and stays paid for', async () => {
  const maija = await paidBuyer({ tyre: 9, quantity: 4, time: '09:30' })
  platform.at('2026-12-01T07:40:00Z')
  const { body } = await change(maija, 'withdraw')
  expect(body.data).toMatchObject({ progress: 'fitted', appointment: { start_time: '09:30:00' } })
  expect(await appointmentOf(maija)).toBe('firm')
  // The clock goes back because a staff session lasts a quarter of an hour; no rule about a return depends on the time.
  platform.at('2026-11-20T10:00:00Z')
  await staff(maija, 'returned', { items: [{ tyre_id: 9, quantity: 4 }] })
  const services = maija.order.line_items.filter(({ type }) => type === 'service')
  const fittingCents = services.reduce((sum, { sub_total }) => sum + Math.round(sub_total * 100), 0)
  expect(fittingCents).toBeGreaterThan(0)
  expect(await refunds(maija)).toEqual([`withdrawn ${maija.cents - fittingCents}`])
})

test('tyres that staff hand over after the garage has declined are delivered, and the fitting is paid back', async () => {
  const maija = await paidBuyer({ tyre: 10, quantity: 4, time: '08:00' })
  expect((await press(maija, 'decline')).status).toBe(200)
  expect(await maija.shown()).toMatchObject({
    fitting_declined: true,
    appointment: { start_time: '08:00:00' },
  })
  const delivered = await staff(maija, 'delivered')
  expect(delivered.body.data).toMatchObject({
    progress: 'delivered',
    fitting_declined: false,
    appointment: null,
  })
  await change(maija, 'withdraw')
  await staff(maija, 'returned', { items: [{ tyre_id: 10, quantity: 4 }] })
  expect(await refunds(maija)).toEqual([`withdrawn ${maija.cents}`])
})

test('whoever cancels the fitting before the tyres are sent has cancelled the order', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 4, time: '08:00' })
  await press(maija, 'cancel')
  await follow()
  expect(await maija.shown()).toMatchObject({ progress: 'cancelled', withdrawn_at: null })
  expect([await inBatches(6), await refunds(maija)]).toEqual([20, [`cancelled ${maija.cents}`]])
})
