import { expect, test } from 'vitest'
import { markVerified } from '../src/accounts/store.ts'
import { personalData } from '../src/personal-data.ts'
import { recordAudit } from '../src/platform/audit/record-audit.ts'
import { name } from '../src/platform/database/statement.ts'
import { sendMail } from '../src/platform/mail/send-mail.ts'
import { forgetOldMails } from '../src/platform/mail/store.ts'
import { accountShop, actingFor, addCustomer, goodPassword, visitorOf } from '../testing/account-shop.ts'
import { insertRow } from '../testing/insert-row.ts'
import { personEverywhere, traces } from '../testing/person-everywhere.ts'

const { platform, app, mailsTo } = await accountShop()
const { sql } = platform
const helmi = await personEverywhere(platform)
const browser = visitorOf(app)
const code = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code]

/** Returns the tables that contain a text in a column of any type. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as table from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`
  const found: string[] = []
  for (const { schema, table } of tables) {
    const [row] = await sql<{ count: number }>`
      select count(*)::integer as count from ${name(schema)}.${name(table)} as row
      where position(lower(${text}) in lower(to_jsonb(row)::text)) > 0`
    if (row?.count) found.push(table)
  }
  return found
}

test('the customer of this test has something in every table that is personal', async () => {
  for (const { columns } of personalData)
    for (const table of Object.keys(columns)) {
      const [row] = await sql<{ count: number }>`select count(*)::integer as count from ${name(table)}`
      expect([table, row?.count]).toEqual([table, expect.any(Number)])
      expect([table, row?.count === 0]).toEqual([table, false])
    }
})

test('nobody exports or deletes without a session', async () => {
  const stranger = visitorOf(app)
  expect(code(await stranger.get('account/data'))).toEqual([401, 'not-logged-in'])
  expect(code(await stranger.post('account/delete', { password: goodPassword }))).toEqual([
    401,
    'not-logged-in',
  ])
})

test('staff who act for a customer neither export nor delete', async () => {
  const authorization = `Bearer ${await actingFor(platform, helmi.id)}`
  const staff = visitorOf(app)
  expect(code(await staff.get('account/data', { authorization }))).toEqual([403, 'not-allowed-while-acting'])
  expect(code(await staff.post('account/delete', { password: goodPassword }, { authorization }))).toEqual([
    403,
    'not-allowed-while-acting',
  ])
})

test('an export has a part of every module, and no secrets', async () => {
  await browser.logIn(traces.email)
  const { status, body } = await browser.get('account/data')
  expect(status).toBe(200)
  const { parts } = body.data
  expect(Object.keys(parts)).toEqual(personalData.map(({ name: part }) => part))
  for (const [part, value] of Object.entries(parts))
    expect([part, JSON.stringify(value).length > 2]).toEqual([part, true])
  const text = JSON.stringify(body)
  for (const trace of Object.values(traces)) expect(text).toContain(trace)
  expect(text).not.toMatch(/argon2|tttttttttt|dddddddddd/)
})

test('somebody else’s data is in no export', async () => {
  await addCustomer(platform, { email: 'onni@example.fi' })
  const onni = visitorOf(app, { address: '203.0.113.5' })
  await onni.logIn('onni@example.fi')
  const text = JSON.stringify((await onni.get('account/data')).body)
  for (const trace of Object.values(traces)) expect(text).not.toContain(trace)
})

test('who registered with the address of somebody else neither reads nor erases what they left under it', async () => {
  const email = 'huoltamo@example.fi'
  const shopsOwn = 'hakemukset@pito.example'
  const others = 'uusi.huoltamo@example.fi'
  await insertRow(platform.pool, 'partner_request', {
    id: crypto.randomUUID(),
    name: 'Huoltamo Halla',
    request_from: 'garage',
    country_code: '358',
    contact_number: '0401112233',
    email,
    location: 'Rovaniemi',
    comment: 'Terveisin Huoltamo Halla',
    locale: 'fi_FI',
    created_at: '2026-11-01T10:00:00Z',
  })
  await sql.transaction(async (tx) => {
    await sendMail(platform, tx, { event: 'partner', to: email, subject: 'Kiitos', text: 'Huoltamo Halla' })
    await sendMail(platform, tx, {
      event: 'partner',
      to: shopsOwn,
      subject: 'Hakemus',
      text: `Huoltamo Halla ${email}`,
    })
    await sendMail(platform, tx, {
      event: 'partner',
      to: others,
      subject: 'Hei',
      text: `Hei ${others}, Huoltamo Halla`,
    })
  })
  const { id } = await addCustomer(platform, { email })
  const registered = visitorOf(app, { address: '203.0.113.20' })
  await registered.logIn(email)
  const { parts } = (await registered.get('account/data')).body.data
  expect([parts.partner_applications, parts.mails]).toEqual([[], []])
  await registered.post('account/delete', { password: goodPassword })
  expect(await tablesWith('Huoltamo Halla')).toEqual(['mail', 'partner_request'])
  for (const address of [email, shopsOwn, others]) expect(await mailsTo(address)).not.toEqual([])

  const verified = await addCustomer(platform, { email })
  expect(verified.id).not.toBe(id)
  await markVerified(sql, verified.id, platform.clock())
  const owner = visitorOf(app, { address: '203.0.113.21' })
  await owner.logIn(email)
  const own = (await owner.get('account/data')).body.data.parts
  expect(own.partner_applications).toMatchObject([{ name: 'Huoltamo Halla' }])
  await owner.post('account/delete', { password: goodPassword })
  expect(await tablesWith('Terveisin Huoltamo Halla')).toEqual([])
  expect(await mailsTo(shopsOwn)).toEqual([])
  expect(await mailsTo(others)).toHaveLength(1)
  await sql`delete from mail where recipient in (${email}, ${others})`
})

test.each([
  ['a wrong password', 'Aivan-vaara-1!'],
  ['no password', ''],
])('with %s nothing is deleted', async (_, password) => {
  const { status, body } = await browser.post('account/delete', { password })
  expect([status, body.errors]).toEqual([422, { password: ['The password is wrong.'] }])
  expect((await browser.get('account')).status).toBe(200)
})

test('deleting ends every session, says what stays, and leaves no trace but the confirmation', async () => {
  const phone = visitorOf(app, { device: 'Safari iPhone' })
  await phone.logIn(traces.email)
  const { status, body, cookies } = await browser.post('account/delete', { password: goodPassword })
  expect([status, body.message]).toEqual([
    200,
    'Your account has been deleted. We sent you a confirmation by e-mail.',
  ])
  expect(body.data.retained.join(' ')).toMatch(/Accounting Act.*security log.*30 days/i)
  expect(cookies.map(({ value }) => value)).toContain('')
  for (const visitor of [browser, phone]) expect((await visitor.get('account')).status).toBe(401)
  expect((await visitorOf(app).logIn(traces.email)).body.code).toBe('login-failed')
  expect((await mailsTo(traces.email)).map(({ subject }) => subject)).toEqual([
    'Your account has been deleted',
  ])
  const { email, ...others } = traces
  expect(await tablesWith(email)).toEqual(['mail'])
  for (const trace of Object.values(others)) expect([trace, await tablesWith(trace)]).toEqual([trace, []])
})

test('the deletion is audited, and an account with the same address can be made again', async () => {
  const rows = await sql`
    select action, actor_id from audit where customer_id = ${helmi.id} and action = 'account-deleted'`
  expect(rows).toEqual([{ action: 'account-deleted', actorId: helmi.id }])
  const again = await addCustomer(platform, { email: traces.email, firstName: 'Uusi' })
  expect(again.id).not.toBe(helmi.id)
  await sql`delete from customer where id = ${again.id}`
})

test('after thirty days the confirmation is gone as well', async () => {
  await forgetOldMails(sql, new Date('2026-12-21T10:00:01Z'))
  expect(await tablesWith(traces.email)).toEqual([])
})

test('a log-in with a passkey of just now stands for the password, an older one does not', async () => {
  const { id } = await addCustomer(platform, { email: 'eino@example.fi' })
  const eino = visitorOf(app, { address: '203.0.113.9' })
  await eino.logIn('eino@example.fi')
  const [session] = await sql<{ id: string }>`select id from session where subject_id = ${id}`
  const loggedIn = (at: string) =>
    recordAudit(sql, {
      at: new Date(at),
      actor: { kind: 'customer', id },
      action: 'logged-in',
      subject: id,
      details: { method: 'passkey', session: session?.id ?? '' },
    })
  await loggedIn('2026-11-20T09:49:59Z')
  expect((await eino.post('account/delete', {})).status).toBe(422)
  await loggedIn('2026-11-20T09:59:00Z')
  expect((await eino.post('account/delete', {})).status).toBe(200)
})

test('a password is not tried more than five times in a quarter of an hour', async () => {
  await addCustomer(platform, { email: 'veikko@example.fi' })
  const veikko = visitorOf(app, { address: '203.0.113.10' })
  await veikko.logIn('veikko@example.fi')
  const statuses = []
  for (let time = 0; time < 6; time += 1)
    statuses.push((await veikko.post('account/delete', { password: 'Aivan-vaara-1!' })).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
})
