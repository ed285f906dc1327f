import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { addPoint } from './testing/add-point.ts'

/**
 * The shop's clock shows Friday noon. With a day of notice, Sunday the 22nd is the first day that can be booked, and
 * Monday is the first day on which the point is open.
 */
const platform = await testPlatform({ now: '2026-11-20T10:00:00Z' })
const { app } = await buildApi(platform)
const { pool } = platform
const { pointId } = await addPoint(pool, {
  row: { break_start_time: '08:30', break_end_time: '09:00' },
})

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers: { locale: 'en_GB', ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}
const calendar = async (query = '', id = pointId) =>
  (await get(`dealer/${id}/appointments${query}`)).body.data.data

test('a week of a point: what is free, and why the rest is not', async () => {
  expect(await calendar('?from=2026-11-20&days=5')).toEqual({
    first_date: '2026-11-23',
    last_date: '2027-01-19',
    unavailable: [
      { schedule_date: '2026-11-20', start_time: null, full_day: true, reason: 'too-soon' },
      { schedule_date: '2026-11-21', start_time: null, full_day: true, reason: 'closed' },
      { schedule_date: '2026-11-22', start_time: null, full_day: true, reason: 'closed' },
      { schedule_date: '2026-11-23', start_time: '08:30:00', full_day: false, reason: 'break' },
      { schedule_date: '2026-11-24', start_time: '08:30:00', full_day: false, reason: 'break' },
    ],
    days: [
      { schedule_date: '2026-11-23', start_times: ['08:00:00', '09:00:00', '09:30:00'] },
      { schedule_date: '2026-11-24', start_times: ['08:00:00', '09:00:00', '09:30:00'] },
    ],
  })
})

test('a holiday, a blocked day and a day beyond the horizon say so', async () => {
  await pool.query("insert into service_point_block (service_point_id, day) values ($1, '2026-12-23')", [
    pointId,
  ])
  const { unavailable, first_date } = await calendar('?from=2026-12-23&days=92')
  const reasons = new Map(
    unavailable.map((one: { schedule_date: string; reason: string }) => [one.schedule_date, one.reason]),
  )
  expect(
    ['2026-12-23', '2026-12-24', '2027-01-01', '2027-01-06', '2027-01-20'].map((day) => reasons.get(day)),
  ).toEqual(['blocked', 'holiday', 'holiday', 'holiday', 'too-late'])
  expect(first_date).toBe('2026-11-23')
})

test('without a range the calendar is six weeks from today; days that are over are not shown', async () => {
  const { days, unavailable } = await calendar()
  expect(
    [...unavailable, ...days]
      .map(({ schedule_date }) => schedule_date)
      .sort()
      .at(-1),
  ).toBe('2026-12-31')
  expect(await calendar('?from=2020-01-01')).toEqual(await calendar())
  expect((await calendar('?from=9999-12-31&days=1')).unavailable).toHaveLength(1)
})

test('a point with appointments by phone has no times', async () => {
  const { pointId: phone } = await addPoint(pool, { slug: 'soittopaja', row: { has_calendar: false } })
  expect(await calendar('', phone)).toMatchObject({ first_date: null, days: [], unavailable: [] })
})

test('the calendar is sealed for the caller’s public key', async () => {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const headers = { 'public-key': JSON.stringify(await exportJWK(publicKey)) }
  const { body } = await get(`dealer/${pointId}/appointments?days=5`, headers)
  const { plaintext } = await compactDecrypt(body.data.data, privateKey)
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(await calendar('?days=5'))
})

test.each([
  ['an unknown point', 'dealer/99999/appointments', 404, 'not-found'],
  ['a point that is no number', 'dealer/kallio/appointments', 422, 'not-valid'],
  ['no date', 'dealer/1/appointments?from=tomorrow', 422, 'not-valid'],
  ['a day that is not in the calendar', 'dealer/1/appointments?from=2026-02-30', 422, 'not-valid'],
  ['a year of days', 'dealer/1/appointments?days=365', 422, 'not-valid'],
])('%s is refused', async (_, path, status, code) => {
  const answer = await get(path)
  expect([answer.status, answer.body.code]).toEqual([status, code])
})

test('a point that is closed down is as unknown as none', async () => {
  const { pointId: gone } = await addPoint(pool, { slug: 'entinen', row: { active: false } })
  expect((await get(`dealer/${gone}/appointments`)).status).toBe(404)
})

test('a month takes two statements, one as long as nothing has changed, and one more on a new day', async () => {
  const month = () => calendar('?days=31&from=2026-11-20')
  expect(await countStatements(month)).toBe(2)
  expect(await countStatements(month)).toBe(1)
  await pool.query("insert into service_point_block (service_point_id, day) values ($1, '2026-12-15')", [
    pointId,
  ])
  expect(await countStatements(month)).toBe(2)
  platform.at('2026-11-20T22:00:00Z')
  expect(await countStatements(month)).toBe(3)
  expect(await countStatements(month)).toBe(1)
  platform.at('2026-11-20T10:00:00Z')
})

test('the holidays of this year and the next, in the caller’s language', async () => {
  const { body } = await get('get-holidays')
  expect(body.data).toHaveLength(30)
  expect(body.data).toContainEqual({ start_date: '2026-12-06', name: 'Independence Day' })
  expect(body.data).toContainEqual({ start_date: '2027-06-25', name: 'Midsummer Eve' })
  const finnish = await get('get-holidays', { locale: 'fi_FI' })
  expect(finnish.body.data).toContainEqual({ start_date: '2026-12-24', name: 'Jouluaatto' })
})

test('on New Year’s Eve at 22 UTC the next year has begun', async () => {
  platform.at('2026-12-31T22:00:00Z')
  expect((await get('get-holidays')).body.data[0].start_date).toBe('2027-01-01')
  platform.at('2026-11-20T10:00:00Z')
})
