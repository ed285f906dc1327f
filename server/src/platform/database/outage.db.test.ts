import { expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { databaseProxy } from '../../../testing/database-proxy.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { createServer } from '../http/create-server.ts'
import { openScope } from '../http/scope.ts'
import { createLog } from '../log.ts'
import type { Platform } from '../platform.ts'
import { openPlatform } from '../platform.ts'
import { platformRoutes } from '../routes.ts'
import { openDatabase } from './database.ts'
import { isDatabaseAway } from './database-away.ts'

const { config, clock, databaseUrl } = await testPlatform({
  settings: { DATABASE_TIMEOUT: '1', DATABASE_POOL: '2' },
})
const pace = {
  heartbeatMilliseconds: 20,
  patienceMilliseconds: 1000,
  retryMilliseconds: 5,
  longestRetryMilliseconds: 5,
}

/**
 * Polls, because the limit of one second for a statement also applies to a sound database, which may take longer on a
 * busy machine.
 */
const soundAgain = (platform: Platform) =>
  expect.poll(async () => (await platform.pool.query('select 1')).rowCount).toBe(1)

async function shopBehindProxy() {
  const proxy = await databaseProxy(databaseUrl)
  const log = createLog('silent')
  const platform = await openPlatform({ config, clock, log, pace, databaseUrl: proxy.url })
  afterTestFile(() => platform.close())
  return { proxy, platform, app: await serving(platform) }
}

async function serving(platform: Platform) {
  const calls = new Map()
  const app = await createServer(platform, calls)
  openScope(app, platform, calls, {
    name: 'public',
    identify: () => ({ kind: 'nobody' }),
    routes: [platformRoutes],
  })
  afterTestFile(() => app.close())
  return app
}

const notReady = {
  statusCode: 503,
  headers: { 'retry-after': '5', 'x-request-id': expect.any(String) },
  body: { success: 0, code: 'not-ready', message: expect.any(String), request_id: expect.any(String) },
}

async function askForKey(app: Awaited<ReturnType<typeof serving>>) {
  const { statusCode, headers, json } = await app.inject('/api/v1/timestamp-key')
  return { statusCode, headers, body: json() }
}

test('a frozen database is a 503 that says when to try again, and the shop goes on when it thaws', async () => {
  const { proxy, platform, app } = await shopBehindProxy()
  await soundAgain(platform)
  proxy.become('freeze')
  expect(await askForKey(app)).toMatchObject(notReady)
  proxy.become('pass')
  await expect.poll(async () => (await askForKey(app)).statusCode).toBe(200)
})

test('an address that accepts and closes is a 503', async () => {
  const { proxy, app } = await shopBehindProxy()
  proxy.become('close')
  expect(await askForKey(app)).toMatchObject(notReady)
})

test('a call that finds all connections taken waits for a while, and is then a 503', async () => {
  const { platform, app } = await shopBehindProxy()
  const taken = [await platform.pool.connect(), await platform.pool.connect()]
  expect(await askForKey(app)).toMatchObject(notReady)
  for (const client of taken) client.release()
  await expect.poll(async () => (await askForKey(app)).statusCode).toBe(200)
})

test('a transaction on a frozen connection fails once, and its connection is not used again', async () => {
  const { proxy, platform } = await shopBehindProxy()
  const frozen = platform.sql.transaction(async (tx) => {
    proxy.become('freeze')
    await tx`insert into revision (topic) values ('frozen')`
  })
  await expect(frozen).rejects.toSatisfy(isDatabaseAway)
  proxy.become('pass')
  await soundAgain(platform)
  expect(await platform.sql`select from revision where topic = 'frozen'`).toEqual([])
})

test('a statement that takes too long is ended by the database', async () => {
  const { platform } = await shopBehindProxy()
  await expect(platform.pool.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
})

test('readiness says which part is missing while the database is frozen', async () => {
  const { proxy, platform, app } = await shopBehindProxy()
  proxy.become('freeze')
  await expect.poll(() => platform.revisions.connected).toBe(false)
  const { statusCode, json } = await app.inject('/readyz')
  expect({ statusCode, body: json() }).toEqual({
    statusCode: 503,
    body: {
      ready: false,
      database: false,
      revisions: false,
      reason: 'The database does not answer within two seconds.',
    },
  })
  proxy.become('pass')
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200)
})

test('readiness says so when changes are not heard', async () => {
  const { platform } = await shopBehindProxy()
  await soundAgain(platform)
  const deaf = { ...platform, revisions: { ...platform.revisions, connected: false } }
  const app = await serving(deaf)
  const { statusCode, json } = await app.inject('/readyz')
  expect({ statusCode, body: json() }).toMatchObject({
    statusCode: 503,
    body: { database: true, revisions: false, reason: expect.stringContaining('Changes are not heard') },
  })
})

test('without a limit a statement may take its time, as migrations do', async () => {
  const { pool, close } = await openDatabase(databaseUrl, { max: 1 })
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
  await close()
})
