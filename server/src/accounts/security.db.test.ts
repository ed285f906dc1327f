import { expect, test } from 'vitest'
import {
  accountShop,
  addCustomer,
  goodPassword,
  otherPassword,
  visitorOf,
} from '../../testing/account-shop.ts'
import { afterTestFile } from '../../testing/after-test-file.ts'
import { buildApi } from '../app.ts'
import { createLog } from '../platform/log.ts'
import { openPlatform } from '../platform/platform.ts'
import { issueToken } from './passwords/token-store.ts'

const { platform, app, captchaFor } = await accountShop()

/** Opens the shop once more, as another process that logs at debug level. */
async function loggingShop() {
  const { config, databaseUrl, clock } = platform
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const other = await openPlatform({ config, databaseUrl, clock, log })
  afterTestFile(() => other.close())
  return { lines, app: (await buildApi(other)).app }
}

test('no log line holds a password, a token or an address, whatever happens', async () => {
  const email = 'liisa.metsola@example.fi'
  const { id } = await addCustomer(platform, { email })
  const shop = await loggingShop()
  const liisa = visitorOf(shop.app)
  await liisa.logIn(email, 'Wrong-one-1!')
  const { body, cookies } = await liisa.logIn(email)
  const token = await platform.sql.transaction((tx) => issueToken(tx, id, 'reset', platform.clock()))
  await liisa.post('change-password', { oldpassword: 'Wrong-one-1!', password: otherPassword })
  await liisa.post('o/token/', { grant_type: 'refresh_token', refresh_token: body.data.refresh_token })
  await liisa.post('reset-password-link', { email, ...(await captchaFor('reset-password-link')) })
  await liisa.post('reset-password', { token, password: otherPassword })
  await shop.app.inject({ url: `/password/reset/${token}` })
  expect(shop.lines.filter((line) => line.includes('answered'))).toHaveLength(7)
  const secrets = [email, 'Metsola', goodPassword, otherPassword, 'Wrong-one-1!', token, body.data.token]
  for (const secret of [...secrets, ...cookies.map(({ value }) => value).filter((value) => value.length > 5)])
    expect(shop.lines.join('\n').toLowerCase()).not.toContain(secret.toLowerCase())
})

test('answers about people are stored by nobody on the way', async () => {
  await addCustomer(platform, { email: 'aino@example.fi' })
  const aino = visitorOf(app)
  const answers = [
    await aino.logIn('aino@example.fi', 'Wrong-one-1!'),
    await aino.logIn('aino@example.fi'),
    await aino.get('account'),
    await aino.get('gettokenhistory'),
    await visitorOf(app).get('account'),
  ]
  for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store')
})

test('with https every secret cookie is Secure and bound to the host', async () => {
  const email = 'onni@example.fi'
  await addCustomer(platform, { email })
  const shop = await accountShop({ SHOP_URL: 'https://shop.example' })
  await addCustomer(shop.platform, { email })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    remoteAddress: '192.0.2.1',
    headers: { host: 'shop.example', 'x-forwarded-proto': 'https', 'x-forwarded-for': '198.51.100.3' },
    payload: { email, password: goodPassword },
  })
  const secret = answer.cookies.filter(({ name }) => name !== 'session')
  expect(secret.map(({ name }) => name).sort()).toEqual(['__Host-access', '__Host-device', '__Host-refresh'])
  for (const cookie of secret)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })
  for (const cookie of secret) expect(cookie.domain).toBeUndefined()
})

test.each([
  [{ email: 'a@example.fi', password: 'x'.repeat(8193) }, 422],
  [{ email: `${'a'.repeat(5000)}@example.fi`, password: 'x' }, 422],
  [{ email: 'a@example.fi', password: 'x', more: 'x'.repeat(300_000) }, 413],
  [{ email: ['a@example.fi'], password: 'x' }, 422],
  [{ email: { $ne: null }, password: { $ne: null } }, 422],
  [{ email: 'a\u0000@example.fi', password: 'x' }, 422],
  [{ email: 'a@example.fi', password: 'x\u0000' }, 422],
])(
  'a log-in larger than any person’s or of another shape is refused without work',
  async (payload, status) => {
    expect((await visitorOf(app).post('login', payload)).status).toBe(status)
  },
)

test('a name with a NUL is refused with a sentence, and a token with one is not found', async () => {
  const person = { first_name: 'Aino\u0000', last_name: 'Laine', contact_number: '040 123 4567' }
  const registration = { ...person, email: 'nul@example.fi', password: goodPassword }
  const { status, body } = await visitorOf(app).post('register', {
    ...registration,
    ...(await captchaFor('register')),
  })
  const sentence = 'Please remove line breaks and invisible characters.'
  expect([status, body.errors]).toEqual([422, { first_name: [sentence] }])
  for (const path of ['check-token-authentication', 'user/verify'])
    expect((await visitorOf(app).post(path, { token: 'a\u0000b' })).status).toBe(404)
})
