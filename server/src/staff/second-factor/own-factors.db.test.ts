import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { password, staffShop } from '../../../testing/staff-shop.ts'
import { fromBase32 } from '../../platform/totp/base32.ts'
import { totpCode, totpStep } from '../../platform/totp/totp.ts'
import { addDemoStaff } from '../add-staff.ts'

const { platform, call, tokenOf, audited } = await staffShop()
const { pool, sql } = platform
beforeEach(() => {
  platform.at('2026-11-20T10:00:00Z')
  return pool.query('delete from attempt')
})

/** Adds a member of staff with the app of the demo, and logs them in. */
async function somebody() {
  const name = `someone-${randomUUID()}`
  const email = `${name}@pito.example`
  const person = { email, name, role: 'warehouse', password } as const
  await sql.transaction((tx) => addDemoStaff(platform.config, tx, person, platform.clock()))
  const token = await tokenOf(name)
  const send = (method: 'GET' | 'POST' | 'DELETE', path = '', body?: object) =>
    call(method, `staff/second-factor${path}`, method === 'POST' ? (body ?? {}) : undefined, token)
  const factors = async () => (await send('GET')).body.data
  const logIn = (code: string) => call('POST', 'member-login', { email, password, code })
  const addPasskey = async (device = softwareAuthenticator()) => {
    const { challenge } = (await send('POST', '/passkeys/options')).body.data
    return send('POST', '/passkeys', { passkey: device.register({ challenge }) })
  }
  return { send, factors, logIn, addPasskey }
}

const codeOf = (secret: string, shift = 0) =>
  totpCode(fromBase32(secret) ?? Buffer.alloc(0), totpStep(platform.clock()) + shift)

test('a new app replaces the previous app only when a code confirms it', async () => {
  const { send, factors, logIn } = await somebody()
  const first = (await send('POST', '/app')).body.data.secret
  const { secret, uri } = (await send('POST', '/app')).body.data
  expect(uri).toContain(secret)
  for (const wrong of ['', '000000', codeOf(first)]) {
    const { status, body } = await send('POST', '/app/confirm', { code: wrong })
    expect([status, body.code]).toEqual([422, 'second-factor-failed'])
  }
  expect((await logIn(codeOf(secret))).status).toBe(422)
  await pool.query('delete from attempt')
  expect((await send('POST', '/app/confirm', { code: codeOf(secret) })).status).toBe(200)
  expect((await logIn(codeOf(secret))).status).toBe(422)
  expect((await logIn(codeOf(secret, 1))).status).toBe(200)
  expect((await send('POST', '/app/confirm', { code: codeOf(secret, 1) })).body.code).toBe(
    'second-factor-failed',
  )
  expect(await factors()).toMatchObject({ has_app: true, passkeys: [] })
  expect(await audited('app-replaced')).toHaveLength(1)
})

test('a passkey is added, listed and removed', async () => {
  const { send, factors, addPasskey } = await somebody()
  expect((await addPasskey()).status).toBe(200)
  const { has_passkey, passkeys } = await factors()
  expect(has_passkey).toBe(true)
  expect(passkeys).toEqual([
    { id: expect.any(String), created_at: '2026-11-20T10:00:00.000Z', last_used_at: null },
  ])
  expect((await send('DELETE', `/passkeys/${passkeys[0].id}`)).status).toBe(200)
  expect((await send('DELETE', `/passkeys/${passkeys[0].id}`)).status).toBe(404)
  expect((await factors()).passkeys).toEqual([])
})

test('a challenge is good for one passkey, and a stored passkey is not added again', async () => {
  const { send, addPasskey } = await somebody()
  const device = softwareAuthenticator()
  const { challenge } = (await send('POST', '/passkeys/options')).body.data
  const passkey = device.register({ challenge })
  expect((await send('POST', '/passkeys', { passkey })).status).toBe(200)
  expect((await send('POST', '/passkeys', { passkey })).body.code).toBe('second-factor-failed')
  expect((await addPasskey(device)).body.code).toBe('second-factor-failed')
})

test('the only second factor cannot be removed, also by two requests at once', async () => {
  const { send, factors, addPasskey } = await somebody()
  await addPasskey()
  await addPasskey()
  const { passkeys } = await factors()
  await pool.query(`delete from staff_totp where staff_id = (
    select staff_id from staff_passkey where id = '${passkeys[0].id}')`)
  const answers = await Promise.all(
    passkeys.map(({ id }: { id: string }) => send('DELETE', `/passkeys/${id}`)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.code).toBe('last-second-factor')
  expect((await factors()).passkeys).toHaveLength(1)
})

test('nobody removes the passkey of somebody else', async () => {
  const [one, other] = [await somebody(), await somebody()]
  await one.addPasskey()
  const [{ id }] = (await one.factors()).passkeys
  expect((await other.send('DELETE', `/passkeys/${id}`)).status).toBe(404)
})

test.each([
  ['POST', '/app'],
  ['POST', '/app/confirm'],
  ['POST', '/passkeys/options'],
  ['POST', '/recovery-codes'],
  ['DELETE', `/passkeys/${randomUUID()}`],
] as const)('%s %s asks for the second factor again after ten minutes', async (method, path) => {
  const { send } = await somebody()
  platform.at('2026-11-20T10:11:00Z')
  expect((await send(method, path)).body.code).toBe('second-factor-required')
})
