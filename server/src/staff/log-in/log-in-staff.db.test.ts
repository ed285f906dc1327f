import { staffRights } from '@pito/contracts/values/staff-rights'
import { beforeEach, expect, test } from 'vitest'
import { password, staffShop } from '../../../testing/staff-shop.ts'
import { passwordVerifications } from '../../platform/passwords/password-hash.ts'

const shop = await staffShop()
const { platform, call, code, logIn, audited } = shop

beforeEach(() => platform.pool.query('delete from attempt; update staff_totp set last_step = 0'))

test('staff log in to an area of their own, with cookies and tokens', async () => {
  const { status, body, cookies } = await logIn('outi')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    token_type: 'Bearer',
    staff: { name: 'outi', email: 'outi@pito.example' },
    virtualUser: null,
    virtualUserTokens: null,
  })
  expect(cookies.map(({ name }) => name).sort()).toEqual(['staff-access', 'staff-refresh', 'staff-session'])
  expect((await call('GET', 'staff/me', undefined, body.data.token)).body.data.rights).toEqual(
    [...staffRights].sort(),
  )
  expect(await audited('staff-logged-in')).toHaveLength(1)
})

test('a log-in ends the session that the browser had before, also that of another person', async () => {
  const me = (token: string) => call('GET', 'staff/me', undefined, token)
  const first = await logIn('outi')
  const cookie = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const elsewhere = await shop.tokenOf('outi')
  await platform.pool.query('update staff_totp set last_step = 0')
  const credentials = { email: 'paavo@pito.example', password, code: code() }
  const refused = await call('POST', 'member-login', { ...credentials, code: '000000' }, undefined, {
    cookie,
  })
  expect([refused.status, (await me(first.body.data.token)).status]).toEqual([422, 200])
  expect((await audited('staff-login-failed')).at(-1)).toMatchObject({ actor_kind: 'nobody', actor_id: null })
  const second = await call('POST', 'member-login', credentials, undefined, { cookie })
  expect(second.status).toBe(200)
  expect((await me(first.body.data.token)).status).toBe(401)
  expect((await me(second.body.data.token)).body.data.name).toBe('paavo')
  expect((await me(elsewhere)).status).toBe(200)
})

test('a log-in ends acting for a customer that the browser was left with', async () => {
  const { id } = (await platform.pool.query(`select id from customer where email = 'aino@example.fi'`))
    .rows[0]
  const acting = await logIn('outi', { customer_id: id })
  const { token } = acting.body.data.virtualUserTokens
  const cookie = acting.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect((await call('GET', 'account', undefined, token)).status).toBe(200)
  const next = await logIn('paavo', {})
  expect((await call('GET', 'account', undefined, token)).status).toBe(200)
  await platform.pool.query('update staff_totp set last_step = 0')
  const again = await call(
    'POST',
    'member-login',
    { email: 'paavo@pito.example', password, code: code() },
    undefined,
    { cookie },
  )
  expect([next.status, again.status]).toEqual([200, 200])
  expect((await call('GET', 'account', undefined, token)).status).toBe(401)
  expect(again.cookies.find(({ name }) => name === 'access')?.value).toBe('')
})

test.each([
  ['a wrong password', { email: 'outi@pito.example', password: 'Wrong-password-1' }],
  ['an unknown person', { email: 'nobody@pito.example', password }],
  ['a customer', { email: 'aino@example.fi', password }],
])('%s is refused with the same answer, after one verification', async (_, payload) => {
  const before = passwordVerifications()
  const { status, body, cookies } = await call('POST', 'member-login', { ...payload, code: code() })
  expect(passwordVerifications() - before).toBe(1)
  expect({ status, body }).toEqual({
    status: 422,
    body: { success: 0, code: 'staff-login-failed', message: 'The e-mail, password or code is incorrect.' },
  })
  expect(cookies).toEqual([])
})

test.each([
  ['email', { password }, 'Email is required'],
  ['email', { email: 'outi', password }, 'Please enter valid email'],
  ['password', { email: 'outi@pito.example' }, 'Password is required'],
])('%s is refused at its field: %j', async (field, payload, sentence) => {
  const { status, body } = await call('POST', 'member-login', payload)
  expect({ status, errors: body.errors }).toEqual({ status: 422, errors: { [field]: [sentence] } })
})

/** Tries to log in as Kirsi from an address. */
const kirsiFrom = async (remoteAddress: string, word = 'Wrong-password-1') => {
  await platform.pool.query('update staff_totp set last_step = 0')
  const payload = { email: 'kirsi@pito.example', password: word, code: code() }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/member-login',
    payload,
    remoteAddress,
  })
  return answer.statusCode
}

test('passwords cannot be tried without end, from one address or from many', async () => {
  const statuses = []
  for (let time = 0; time < 11; time += 1) statuses.push(await kirsiFrom('198.51.100.7'))
  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect(await kirsiFrom('198.51.100.7', password)).toBe(429)
  for (let host = 0; host < 5; host += 1) await kirsiFrom(`203.0.113.${host}`)
  expect(await kirsiFrom('203.0.113.9', password)).toBe(429)
})

test('strangers who fail do not lock Kirsi out where she logged in before', async () => {
  expect(await kirsiFrom('198.51.100.8', password)).toBe(200)
  for (let host = 0; host < 16; host += 1) await kirsiFrom(`203.0.113.${host}`)
  expect(await kirsiFrom('203.0.113.99', password)).toBe(429)
  expect(await kirsiFrom('198.51.100.8', password)).toBe(200)
})
