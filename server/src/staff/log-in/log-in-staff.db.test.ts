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
