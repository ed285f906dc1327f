import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { firmShop } from '../../testing/firm-shop.ts'
import { closeGarageCalendar, renewGarageCalendar } from '../booking/index.ts'

const { platform, app, hold, holdByPhone, confirm, post, tokenOf } = await firmShop()
const renew = async (slug = 'kuurapaja-kallio') => {
  const address = await platform.sql.transaction((tx) =>
    renewGarageCalendar(tx, platform.config, slug, platform.clock()),
  )
  return address?.replace(platform.config.shopUrl.origin, '') ?? ''
}
const fetched = async (address: string, remoteAddress = '10.9.9.9') => {
  const answer = await app.inject({ url: address, remoteAddress })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body }
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

await confirm(await hold('aino', '2026-11-24', 8 * 60), 'aino')
await confirm(await hold('emma', '2026-11-23', 9 * 60), 'emma', { licencePlate: null })
await hold('veikko', '2026-11-24', 9 * 60)
await confirm(await holdByPhone('ukko'), 'ukko')

test('the garage reads its firm appointments, with who comes', async () => {
  const { status, headers, text } = await fetched(await renew())
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  const events = eventsIn(text)
  expect(events.map(({ summary }) => summary)).toEqual(['Emma Asiakas', 'ABC-123, Aino Asiakas'])
  for (const part of ['Aino Asiakas', '0401234567', 'ABC-123', 'Asennus', 'Renkaat: 4'])
    expect(events[1]?.description).toContain(part)
  expect(events[1]?.startDate.toString()).toBe('2026-11-24T08:00:00')
})

test('what is moved has its new time there, what is cancelled is gone', async () => {
  const address = await renew()
  const before = eventsIn((await fetched(address)).text)
  const time = { schedule_date: '2026-11-25', start_time: '09:30' }
  await post('move', { token: await tokenOf('aino', 'move'), ...time })
  await post('cancel', { token: await tokenOf('emma', 'cancel') })
  const [aino, ...others] = eventsIn((await fetched(address)).text)
  expect(others).toEqual([])
  expect(aino).toMatchObject({ uid: before[1]?.uid, sequence: 1 })
  expect(aino?.startDate.toString()).toBe('2026-11-25T09:30:00')
})

test('another address closes the one before, and so does closing', async () => {
  const old = await renew()
  const address = await renew()
  expect((await fetched(old)).status).toBe(404)
  expect((await fetched(address)).status).toBe(200)
  await platform.sql.transaction((tx) => closeGarageCalendar(tx, 'kuurapaja-kallio'))
  expect((await fetched(address)).status).toBe(404)
  expect(await renew('nothing-of-this-name')).toBe('')
})

test('one garage does not read the other, and the database holds no secret', async () => {
  const address = await renew('soittopaja')
  expect(eventsIn((await fetched(address)).text)).toEqual([])
  const secret = new URL(address, 'http://localhost').searchParams.get('secret') ?? ''
  const { rows } = await platform.pool.query('select garage_calendar::text as row from garage_calendar')
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test.each(['', '?secret=', '?secret=x', '?secret[]=x', `?secret=${'x'.repeat(5000)}`])(
  'the address %s opens nothing',
  async (query) => {
    expect((await fetched(`/garage/calendar.ics${query}`)).status).toBe(404)
  },
)

test('who tries too often has to wait', async () => {
  const address = await renew()
  await platform.pool.query('update attempt set count = 240')
  expect((await fetched(address)).status).toBe(429)
  expect((await fetched(address, '10.9.9.10')).status).toBe(200)
})
