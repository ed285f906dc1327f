import { beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../../../testing/test-database.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import type { Sql } from '../database/sql.ts'
import { Refused } from '../refuse.ts'
import {
  countAttempt,
  forgetAttempts,
  forgetOldAttempts,
  isWithinLimit,
  uncountAttempt,
} from './count-attempt.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const limit = { limit: 5, windowSeconds: 600 }
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
let database: TestDatabase
let sql: Sql

beforeAll(async () => {
  database = await testDatabase()
  sql = database.sql
})

/** Makes an attempt. Returns the seconds to wait, or 0 if the attempt is allowed. */
async function attempt(who: string, now = noon, what = 'login'): Promise<number> {
  try {
    await countAttempt(sql, { what, who }, limit, now)
    return 0
  } catch (error) {
    if (error instanceof Refused && error.code === 'too-many-requests')
      return error.details.retryAfterSeconds ?? -1
    throw error
  }
}

test('twenty at once with a limit of five let exactly five through', async () => {
  await Promise.all(Array.from({ length: 10 }, () => database.pool.query('select 1')))
  const waits = await Promise.all(Array.from({ length: 20 }, () => attempt('192.0.2.1')))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
  expect(waits.filter((seconds) => seconds === 600)).toHaveLength(15)
})

test('the answer says how long to wait, and then it goes on from nothing', async () => {
  for (let i = 0; i < 5; i += 1) await attempt('192.0.2.2')
  expect(await attempt('192.0.2.2', after(599.5))).toBe(1)
  expect(await attempt('192.0.2.2', after(600))).toBe(0)
  for (let i = 0; i < 4; i += 1) await attempt('192.0.2.2', after(700))
  expect(await attempt('192.0.2.2', after(700))).toBe(500)
})

test('others, and other things, are counted apart', async () => {
  for (let i = 0; i < 6; i += 1) await attempt('aino@example.fi')
  expect(await attempt('AINO@example.fi ')).toBe(600)
  expect(await attempt('veikko@example.fi')).toBe(0)
  expect(await attempt('aino@example.fi', noon, 'promo-code')).toBe(0)
})

test('a success forgets the failures before it', async () => {
  for (let i = 0; i < 5; i += 1) await attempt('helmi@example.fi')
  await forgetAttempts(sql, { what: 'login', who: 'helmi@example.fi' })
  expect(await attempt('helmi@example.fi')).toBe(0)
})

test('an attempt that is taken back counts no longer, and the others do', async () => {
  for (let i = 0; i < 10; i += 1) {
    await attempt('192.0.2.3')
    await uncountAttempt(sql, { what: 'login', who: '192.0.2.3' })
  }
  for (let i = 0; i < 5; i += 1) expect(await attempt('192.0.2.3')).toBe(0)
  await uncountAttempt(sql, { what: 'login', who: '192.0.2.3' })
  expect(await attempt('192.0.2.3')).toBe(0)
  expect(await attempt('192.0.2.3')).toBe(600)
})

test('what is left undone without a word is counted alike', async () => {
  const reset = { what: 'reset', who: 'emma@example.fi' }
  const within: boolean[] = []
  for (let i = 0; i < 6; i += 1) within.push(await isWithinLimit(sql, reset, limit, noon))
  expect(within).toEqual([true, true, true, true, true, false])
})

test('neither addresses nor accounts are stored, and old counts are deleted', async () => {
  await attempt('onni@example.fi')
  const { rows } = await database.pool.query('select * from attempt')
  expect(JSON.stringify(rows)).not.toMatch(/example|192\.0/)
  await forgetOldAttempts(sql, after(10_000))
  expect((await database.pool.query('select 1 from attempt')).rowCount).toBe(0)
})
