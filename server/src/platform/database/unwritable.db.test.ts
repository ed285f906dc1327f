import { refusals } from '@pito/contracts/refusals'
import { afterEach, expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { createServer } from '../http/create-server.ts'
import { openScope } from '../http/scope.ts'
import { platformRoutes } from '../routes.ts'
import { openDatabase } from './database.ts'

const platform = await testPlatform()
const { sql } = platform

/** Opens a shop that has not opened any connections yet, so that each of its connections sees the new setting. */
async function openShop() {
  const { sql, pool, close } = await openDatabase(platform.databaseUrl)
  afterTestFile(close)
  const calls = new Map()
  const opened = { ...platform, sql, pool }
  const app = await createServer(opened, calls)
  openScope(app, opened, calls, {
    name: 'public',
    identify: () => ({ kind: 'nobody' }),
    routes: [platformRoutes],
  })
  afterTestFile(() => app.close())
  return app
}
type Shop = Awaited<ReturnType<typeof openShop>>

/**
 * Makes the database read-only or writable for connections that are opened later, which is what a shop sees after a
 * failover to a replica.
 */
async function makeReadOnly(readOnly: 'on' | 'off'): Promise<void> {
  const [row] = await sql<{ name: string }>`select current_database() as name`
  await sql.query(`
    begin read write;
    alter database ${row?.name} set default_transaction_read_only = ${readOnly};
    commit`)
}
afterEach(() => makeReadOnly('off'))

/** Requests a captcha, which inserts a row and therefore fails on a read-only database. */
const askForCaptcha = (app: Shop, locale: string) =>
  app.inject({ url: '/api/v1/captcha?form=login', headers: { locale } })

async function expectNotReady(app: Shop): Promise<void> {
  for (const locale of ['fi_FI', 'en_GB'] as const) {
    const { statusCode, headers, json } = await askForCaptcha(app, locale)
    expect({ statusCode, retryAfter: headers['retry-after'], body: json() }).toMatchObject({
      statusCode: 503,
      retryAfter: '5',
      body: { code: 'not-ready', message: refusals['not-ready'].sentence[locale] },
    })
  }
}

async function failInsertsWith(code: string): Promise<void> {
  await sql.query(`
    create or replace function fail() returns trigger language plpgsql as
    $$ begin raise exception 'failed on purpose' using errcode = '${code}'; end $$;
    create trigger fail before insert on captcha execute function fail()`)
}

test.each([
  ['the disk is full', '53100'],
  ['PostgreSQL is out of memory', '53200'],
  ['a limit of the configuration is exceeded', '53400'],
])('a call that writes while %s is answered by 503 and a request to try again', async (_name, code) => {
  const app = await openShop()
  await failInsertsWith(code)
  await expectNotReady(app)
  await sql.query('drop trigger fail on captcha')
  expect((await askForCaptcha(app, 'fi_FI')).statusCode).toBe(200)
})

test('the shop is not ready for ten seconds after PostgreSQL reported a lack of resources', async () => {
  platform.at('2026-11-20T10:00:00Z')
  const app = await createServer(platform, new Map())
  await failInsertsWith('53100')
  await expect(sql`insert into captcha default values`).rejects.toThrow('failed on purpose')
  await sql.query('drop trigger fail on captcha')
  platform.at('2026-11-20T10:00:09.999Z')
  const { statusCode, json } = await app.inject('/readyz')
  expect([statusCode, json()]).toEqual([
    503,
    {
      ready: false,
      database: false,
      revisions: true,
      reason: 'PostgreSQL reported within the last ten seconds that it has too few resources.',
    },
  ])
  platform.at('2026-11-20T10:00:10Z')
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('a call that writes to a read-only database is answered by 503 and a request to try again', async () => {
  await makeReadOnly('on')
  await expectNotReady(await openShop())
})

test('the shop is not ready while its database is read-only', async () => {
  await makeReadOnly('on')
  const { statusCode, json } = await (await openShop()).inject('/readyz')
  expect({ statusCode, body: json() }).toEqual({
    statusCode: 503,
    body: { ready: false, database: false, revisions: true, reason: 'The database is read-only.' },
  })
})

test('the shop is ready again as soon as a new connection can write', async () => {
  await makeReadOnly('on')
  const app = await openShop()
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await makeReadOnly('off')
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true, database: true, revisions: true })
})
