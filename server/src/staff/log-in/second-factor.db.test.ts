import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { password, staffShop } from '../../../testing/staff-shop.ts'
import { hashPassword } from '../../platform/passwords/password-hash.ts'
import { fromBase32 } from '../../platform/totp/base32.ts'
import { totpCode, totpStep } from '../../platform/totp/totp.ts'
import { removeStaff } from '../add-staff.ts'
import { saveStaff } from '../store.ts'

const shop = await staffShop()
const { platform, call, code, audited } = shop
const { pool, sql } = platform
const failed = [422, 'staff-login-failed', 'The e-mail, password or code is incorrect.']

beforeEach(() => {
  platform.at('2026-11-20T10:00:00Z')
  return pool.query('delete from attempt; update staff_totp set last_step = 0')
})

/** Adds a member of staff who has a password and no second factor. */
async function newcomer(): Promise<string> {
  const email = `${randomUUID()}@pito.example`
  const passwordHash = await hashPassword(password)
  const person = { id: randomUUID(), email, name: 'Uusi', role: 'owner', passwordHash, demo: false }
  await sql.transaction((tx) => saveStaff(tx, { ...person, createdAt: platform.clock() }))
  return email
}

const post = async (path: string, payload: object, token?: string) => {
  const { status, body } = await call('POST', path, payload, token)
  return { status, body, said: [status, body.code, body.message] }
}
const open = async (email = 'outi@pito.example', word = password) =>
  (await post('staff/login', { email, password: word })).body.data
const member = (more: object) => post('member-login', { email: 'outi@pito.example', password, ...more })

/** Sets up an authenticator app for a newcomer, and returns its secret and the recovery codes. */
async function withApp() {
  const email = await newcomer()
  const { ticket } = await open(email)
  const offered = await post('staff/login/set-up/app', { ticket })
  const secret = fromBase32(offered.body.data.secret) ?? Buffer.alloc(0)
  const codeAt = (shift = 0) => totpCode(secret, totpStep(platform.clock()) + shift)
  const set = await post('staff/login/set-up', { ticket, code: codeAt() })
  return { email, offered, set, codeAt, ticket, recoveryCodes: set.body.data?.recovery_codes as string[] }
}

test('member-login needs a code, and says so at the field', async () => {
  const { status, body } = await member({})
  expect([status, body.errors]).toEqual([422, { code: ['The code is missing.'] }])
})

test.each([
  ['a wrong code', async () => ({ code: '000000' })],
  ['a word', async () => ({ code: 'recovery' })],
  ['a wrong password with a right code', async () => ({ code: code(), password: 'Wrong-password-1' })],
  ['an unknown address with a right code', async () => ({ code: code(), email: 'nobody@pito.example' })],
  [
    'a code that was used',
    async () => {
      expect((await member({ code: code() })).status).toBe(200)
      return { code: code() }
    },
  ],
])('%s gets the same answer as every refused log-in', async (_, more) => {
  expect((await member(await more())).said).toEqual(failed)
})

test('somebody who was deactivated gets the same answer, also between the two steps', async () => {
  const { ticket } = await open('kirsi@pito.example')
  await sql.transaction((tx) => removeStaff(tx, 'kirsi@pito.example', platform.clock()))
  expect((await post('staff/login/second-factor', { ticket, code: code() })).said).toEqual(failed)
  expect((await post('staff/login', { email: 'kirsi@pito.example', password })).said).toEqual(failed)
  await pool.query("update staff set active = true where email = 'kirsi@pito.example'")
})

test('a code is accepted once, and none that is older than an accepted one', async () => {
  const secret = (await withApp()).codeAt
  expect(secret(0)).toMatch(/^\d{6}$/)
  const { email, codeAt } = await withApp()
  const tryCode = async (shift: number) => (await member({ email, code: codeAt(shift) })).status
  platform.at('2026-11-20T10:05:00Z')
  expect([await tryCode(0), await tryCode(0), await tryCode(-1), await tryCode(1), await tryCode(2)]).toEqual(
    [200, 422, 422, 200, 422],
  )
})

test('of one code sent four times at once, one logs in', async () => {
  const given = { code: code() }
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => member(given)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 422, 422, 422])
})

test('the first log-in sets up an app, shows ten recovery codes, and starts a session', async () => {
  const { email, offered, set, recoveryCodes, ticket } = await withApp()
  expect(offered.body.data.uri).toContain(`otpauth://totp/Pito:${encodeURIComponent(email)}?secret=`)
  expect(set.status).toBe(200)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await call('GET', 'staff/me', undefined, set.body.data.token)).body.data.email).toBe(email)
  expect(await audited('second-factor-set-up')).toContainEqual(
    expect.objectContaining({ details: { method: 'app' } }),
  )
  const stored = await pool.query(
    'select jsonb_build_array((select jsonb_agg(t) from staff_totp t), (select jsonb_agg(c) from staff_recovery_code c), (select jsonb_agg(a) from audit a))::text as all',
  )
  for (const secret of [
    offered.body.data.secret,
    ...recoveryCodes,
    ...recoveryCodes.map((one) => one.replaceAll('-', '')),
  ])
    expect(stored.rows[0].all).not.toContain(secret)
  for (const path of ['set-up/app', 'set-up/passkey'])
    expect((await post(`staff/login/${path}`, { ticket })).status).toBe(403)
  expect((await open(email)).next).toBe('second-factor')
})

test('without a second factor nobody gets past the set-up', async () => {
  const email = await newcomer()
  const { ticket, ...step } = await open(email)
  expect(step).toEqual({ next: 'set-up', has_app: false, has_passkey: false })
  expect((await member({ email, code: '123456' })).said).toEqual(failed)
  expect((await post('staff/login/second-factor', { ticket, code: '123456' })).said).toEqual(failed)
  await post('staff/login/set-up/app', { ticket })
  expect((await post('staff/login/set-up', { ticket, code: '000000' })).body.code).toBe(
    'second-factor-failed',
  )
  expect((await post('staff/login/set-up', { ticket })).body.code).toBe('second-factor-failed')
})

test('a secret that was offered before is not the one that is confirmed', async () => {
  const { ticket } = await open(await newcomer())
  const offer = async () => (await post('staff/login/set-up/app', { ticket })).body.data.secret as string
  const [first] = [await offer(), await offer()]
  const earlier = totpCode(fromBase32(first) ?? Buffer.alloc(0), totpStep(platform.clock()))
  expect((await post('staff/login/set-up', { ticket, code: earlier })).body.code).toBe('second-factor-failed')
})

test('a recovery code logs in once, written in any way', async () => {
  const { email, recoveryCodes } = await withApp()
  const [first = '', second = ''] = recoveryCodes
  expect((await member({ email, code: first })).status).toBe(200)
  expect((await member({ email, code: first })).said).toEqual(failed)
  expect((await member({ email, code: second.toLowerCase().replaceAll('-', ' ') })).status).toBe(200)
  const { email: other } = await withApp()
  expect((await member({ email: other, code: recoveryCodes[2] })).said).toEqual(failed)
})

test('a passkey is set up and logs in, and only its owner’s', async () => {
  const email = await newcomer()
  const authenticator = softwareAuthenticator()
  const { ticket } = await open(email)
  const { challenge, user } = (await post('staff/login/set-up/passkey', { ticket })).body.data
  expect(user.name).toBe(email)
  const passkey = authenticator.register({ challenge })
  expect((await post('staff/login/set-up', { ticket, passkey })).body.data.recovery_codes).toHaveLength(10)

  const again = await open(email)
  expect(again).toMatchObject({ next: 'second-factor', has_app: false, has_passkey: true })
  const options = async (of: string) => (await post('staff/login/passkey-options', { ticket: of })).body.data
  const own = await options(again.ticket)
  expect(own.allowCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ])
  const used = authenticator.use({ challenge: own.challenge })
  const finish = (of: string, given: object) =>
    post('staff/login/second-factor', { ticket: of, passkey: given })
  expect((await finish(again.ticket, used)).status).toBe(200)
  expect((await finish(again.ticket, used)).said).toEqual(failed)

  const outi = await open()
  const { challenge: outis, allowCredentials } = await options(outi.ticket)
  expect(allowCredentials).toEqual([])
  expect((await finish(outi.ticket, authenticator.use({ challenge: outis }))).said).toEqual(failed)
})

test('a ticket is good for ten minutes, for its owner and password, and opens nothing else', async () => {
  const { ticket } = await open()
  const finish = (given: string) => post('staff/login/second-factor', { ticket: given, code: code() })
  expect((await call('GET', 'staff/me', undefined, ticket)).status).toBe(401)
  const paavo = (await open('paavo@pito.example')).ticket
  const [, ...rest] = ticket.split('.')
  expect((await finish([paavo.split('.')[0], ...rest].join('.'))).said).toEqual(failed)
  platform.at('2026-11-20T10:10:00Z')
  expect((await finish(ticket)).body.code).toBe('login-expired')
  platform.at('2026-11-20T10:09:59Z')
  expect((await finish(ticket)).status).toBe(200)
  await pool.query("update staff set password_hash = password_hash || 'x' where email = 'paavo@pito.example'")
  expect((await finish(paavo)).said).toEqual(failed)
  await pool.query(
    "update staff set password_hash = rtrim(password_hash, 'x') where email = 'paavo@pito.example'",
  )
})

test('codes cannot be tried without end, from any number of addresses', async () => {
  const { email, codeAt } = await withApp()
  platform.at('2026-11-20T10:05:00Z')
  const statuses = []
  for (let time = 0; time < 11; time += 1) {
    await pool.query("delete from attempt where what <> 'staff-second-factor'")
    statuses.push((await member({ email, code: '000000' })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429])
  await pool.query("delete from attempt where what <> 'staff-second-factor'")
  expect((await member({ email, code: codeAt() })).status).toBe(429)
})

test('a session lasts twelve hours, and requests do not extend it', async () => {
  const { body } = await member({ code: code() })
  const lasts = async () =>
    (
      await pool.query(
        "select extract(epoch from expires_at - created_at)::int as seconds from session where subject_kind = 'staff' order by created_at desc, id limit 1",
      )
    ).rows[0].seconds
  expect(await lasts()).toBe(12 * 3600)
  platform.at('2026-11-20T10:14:00Z')
  expect((await call('GET', 'staff/me', undefined, body.data.token)).status).toBe(200)
  expect(await lasts()).toBe(12 * 3600)
  const cookie = `staff-access=${body.data.token}`
  expect((await call('GET', 'account', undefined, undefined, { cookie })).status).toBe(401)
})

test('ten minutes after the second factor was given it has to be given again', async () => {
  const { email, set, codeAt } = await withApp()
  const { token } = set.body.data
  const renew = () => post('staff/second-factor/recovery-codes', {}, token)
  platform.at('2026-11-20T10:10:00Z')
  expect((await renew()).status).toBe(200)
  platform.at('2026-11-20T10:10:01Z')
  expect((await renew()).said.slice(0, 2)).toEqual([403, 'second-factor-required'])
  const confirm = (given: object) => post('staff/second-factor', given, token)
  expect((await confirm({ code: '000000' })).body.code).toBe('second-factor-failed')
  expect((await confirm({})).body.code).toBe('second-factor-failed')
  expect(await audited('second-factor-refused')).toHaveLength(2)
  expect((await confirm({ code: codeAt() })).status).toBe(200)
  expect((await confirm({ code: codeAt() })).body.code).toBe('second-factor-failed')
  const renewed = await renew()
  expect(renewed.status).toBe(200)
  const left = async () => (await call('GET', 'staff/second-factor', undefined, token)).body.data
  expect(await left()).toMatchObject({
    has_app: true,
    has_passkey: false,
    passkeys: [],
    recovery_codes_left: 10,
  })
  expect((await member({ email, code: renewed.body.data.recovery_codes[0] })).status).toBe(200)
  expect((await left()).recovery_codes_left).toBe(9)
})
