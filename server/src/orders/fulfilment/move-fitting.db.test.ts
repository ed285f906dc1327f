import { expect, test } from 'vitest'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { staffToken } from '../../../testing/staff-token.ts'
import { listMails } from '../../platform/mail/store.ts'

const shop = await fulfilmentShop({ more: 6 })
const { platform, app, pointId, paidBuyer, staff, refunds, column } = shop
const [kirsi, owner] = [
  await staffToken(platform, 'customer-service', 'Kirsi'),
  await staffToken(platform, 'owner', 'Onerva'),
]
const point = async (name: string, cents: number) => {
  const added = await shop.anotherPoint(name)
  await platform.pool.query(
    'update service_point_service set price_cents = $2 where service_point_id = $1 and service_id = 1',
    [added.pointId, cents],
  )
  return added.pointId
}
const [price] = (await column(
  `select price_cents from service_point_service where service_point_id = ${pointId} and service_id = 1`,
)) as number[]
const [cheaper, dearer] = [
  await point('halpa', (price ?? 0) - 500),
  await point('kallis', (price ?? 0) + 700),
]

await platform.pool.query("update service_point_hours set end_time = '16:00'")

async function call(method: 'GET' | 'POST', url: string, payload?: object, token = kirsi) {
  const headers = { authorization: `Bearer ${token}`, locale: 'en_GB' }
  const address = `/api/v1/staff/orders/${url}`
  const answer = await app.inject({ method, url: address, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, ...answer.json() }
}
async function opened(time: string) {
  const maija = await paidBuyer({ tyre: 4, time })
  const number = maija.order.order_number
  const move = async (more: object, token?: string) => {
    const { data } = await call('GET', number)
    const place = { version: data.version, service_point: pointId, schedule_date: '2026-12-02' }
    return call('POST', `${number}/fitting`, { ...place, ...more }, token)
  }
  return { maija, number, move }
}
const where = async ({ order }: { order: { id: string } }) =>
  column(`select service_point_id || ' ' || state || ' ' || to_char(lower(during) at time zone 'Europe/Helsinki',
    'DD.MM. HH24:MI') from appointment where order_id = '${order.id}'`)
const mailsOf = async (subject: string) =>
  (await listMails(platform.sql)).filter((mail) => mail.subject.includes(subject))

test('staff move a fitting within the point: customer and garage get e-mails, the entry is a new version', async () => {
  const { maija, number, move } = await opened('08:00')
  const { data: times } = await call('GET', `${number}/fitting-times`)
  expect(times).toMatchObject({ service_point: pointId, why_not_elsewhere: null })
  expect(times.days.length).toBeGreaterThan(0)
  expect((await move({ start_time: '09:00' })).status).toBe(200)
  expect(await where(maija)).toEqual([`${pointId} firm 02.12. 09:00`])
  const [mail] = await mailsOf('New time: Wed, 2 Dec 2026, 09:00')
  expect(mail?.calendarText).toContain('SEQUENCE:1')
  expect(await mailsOf('Varaus siirretty: ke 2.12.2026')).toHaveLength(1)
  const { data: timeline } = await call('GET', `${number}/timeline`)
  expect(timeline).toContainEqual(
    expect.objectContaining({
      ...{ event: 'fitting-moved', by: 'Kirsi', actor: 'staff' },
      changes: [{ field: 'fitted_at', before: '2026-12-01T06:00:00Z', after: '2026-12-02T07:00:00Z' }],
    }),
  )
  const events = timeline.map(({ event }: { event: string }) => event)
  expect(events).toEqual(expect.arrayContaining(['email', 'fitting-booked', 'terms-accepted']))
  expect((await move({ start_time: '09:00' })).errors.start_time[0]).toMatch(/at that time already/)
})

test('a request without a time or a day says that one is to be chosen', async () => {
  const { move } = await opened('15:30')
  for (const nothing of ['', undefined])
    expect(await move({ start_time: nothing, schedule_date: nothing })).toMatchObject({
      status: 422,
      errors: { start_time: ['Choose a time.'], schedule_date: ['Choose a day.'] },
    })
})

test('a time that is taken or not offered is refused with its sentence', async () => {
  const [first, second] = [await opened('08:00'), await opened('08:30')]
  await first.move({ start_time: '10:00' })
  const taken = await second.move({ start_time: '10:00' })
  expect([taken.status, taken.code]).toEqual([409, 'slot-taken'])
  const closed = await second.move({ start_time: '10:00', schedule_date: '2026-12-06' })
  expect([closed.status, closed.errors.start_time[0]]).toEqual([422, 'The service point is closed then.'])
  const between = await second.move({ start_time: '10:10' })
  expect(between.code).toBe('slot-not-offered')
})

test('of two moves at once into the same time one wins, and the other reads that the time is taken', async () => {
  const both = [await opened('08:00'), await opened('09:30')]
  const answers = await Promise.all(both.map(({ move }) => move({ start_time: '11:00' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409).code).toBe('slot-taken')
  const there = await column(`select count(*)::integer from appointment where state = 'firm'
    and lower(during) = '2026-12-02T09:00:00Z'`)
  expect(there).toEqual([1])
})

test('two who move one fitting at once: the second is refused, because the order has changed', async () => {
  const { maija, number } = await opened('10:30')
  const { data } = await call('GET', number)
  const place = { version: data.version, service_point: pointId, schedule_date: '2026-12-03' }
  const answers = await Promise.all(
    ['09:00', '10:00'].map((start_time) => call('POST', `${number}/fitting`, { ...place, start_time })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const count = `select count(*)::integer from appointment_change join appointment a on a.id = appointment_id
    where order_id = '${maija.order.id}'`
  expect(await column(count)).toEqual([1])
})

test('the rules of booking are overridden only with the right and a reason, and never a taken bay', async () => {
  const { maija, move } = await opened('11:30')
  const sunday = { schedule_date: '2026-12-13', start_time: '21:00', overrides_rules: true }
  expect((await move({ ...sunday, reason: 'A night shift' })).status).toBe(403)
  expect((await move(sunday, owner)).errors.reason[0]).toMatch(/say why/)
  expect((await move({ ...sunday, reason: 'A night shift' }, owner)).status).toBe(200)
  expect(await where(maija)).toEqual([`${pointId} firm 13.12. 21:00`])
  const [reason] = await column('select reason from appointment_change where reason is not null')
  expect(reason).toBe('A night shift')
  const other = await opened('11:30')
  expect((await other.move({ ...sunday, reason: 'Another one' }, owner)).code).toBe('slot-taken')
  const past = { ...sunday, schedule_date: '2026-11-19', reason: 'Yesterday' }
  expect((await other.move(past, owner)).code).toBe('slot-not-offered')
})

test('a cheaper point refunds the difference with a credit note, and both garages get e-mails', async () => {
  const { maija, number, move } = await opened('12:00')
  const { data: times } = await call('GET', `${number}/fitting-times?service_point=${cheaper}`)
  expect(times.points).toContainEqual(expect.objectContaining({ id: cheaper, difference: -5 }))
  expect((await move({ service_point: cheaper, start_time: '09:00', difference: 0 })).code).toBe(
    'fitting-price-changed',
  )
  const moved = await move({ service_point: cheaper, start_time: '09:00', difference: -5 })
  expect([moved.status, moved.data.service_point_shipment_details.company_name]).toEqual([200, 'halpa'])
  expect(await where(maija)).toEqual([`${cheaper} firm 02.12. 09:00`])
  expect(await refunds(maija)).toEqual(['other 500'])
  expect(
    await column(`select type || ' ' || gross_cents from credit_note_line join shop_order_line line
      on line.id = order_line_id where order_id = '${maija.order.id}'`),
  ).toEqual(['service 500'])
  expect(await mailsOf('Varaus peruttu: ti 1.12.2026')).toHaveLength(1)
  expect(await mailsOf('New time: Wed, 2 Dec 2026, 09:00, halpa')).toHaveLength(1)
  const total = `select total_cents from invoice where order_id = '${maija.order.id}'`
  expect(await column(total)).toEqual([maija.cents])
})

test('a dearer point needs that the shop waives the difference', async () => {
  const { maija, move } = await opened('12:00')
  const there = { service_point: dearer, start_time: '09:00', difference: 7 }
  expect((await move(there)).code).toBe('fitting-dearer')
  expect(await where(maija)).toEqual([`${pointId} firm 01.12. 12:00`])
  expect((await move({ ...there, dearer: 'waive' })).status).toBe(200)
  expect(await refunds(maija)).toEqual([])
  const [waived] = await column(`select details ->> 'isWaived' from audit where action = 'fitting-moved'
    and details ->> 'order' = '${maija.order.order_number}'`)
  expect(waived).toBe('true')
})

test('after sending only the time is moved', async () => {
  const { maija, number, move } = await opened('12:30')
  await staff(maija, 'shipped')
  const elsewhere = await move({ service_point: cheaper, start_time: '10:00', difference: -5 })
  expect([elsewhere.status, elsewhere.code]).toEqual([409, 'fitting-point-final'])
  const { data: times } = await call('GET', `${number}/fitting-times`)
  expect(times.points.map(({ id }: { id: number }) => id)).toEqual([pointId])
  expect(times.why_not_elsewhere).toMatch(/have been sent/)
  expect((await move({ start_time: '12:30', schedule_date: '2026-12-04' })).status).toBe(200)
})

test('an order without a fitting has none to move', async () => {
  const maija = await paidBuyer({ tyre: 5 })
  const times = await call('GET', `${maija.order.order_number}/fitting-times`)
  expect([times.status, times.code]).toEqual([409, 'fitting-not-movable'])
})
