import { expect, test } from 'vitest'
import { accountShop, addCustomer, goodPassword, visitorOf } from '../../../testing/account-shop.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { aContext } from '../../../testing/small-shop.ts'
import { readConfig } from '../../platform/config.ts'
import { passwordVerifications } from '../../platform/passwords/password-hash.ts'
import { logIn } from './log-in.ts'

const { platform, app, mailsTo } = await accountShop()
const aino = await addCustomer(platform, { email: 'aino@example.fi' })
await addCustomer(platform, { email: 'invited@example.fi', passwordHash: null })
let addresses = 0
const newVisitor = (device?: string) =>
  visitorOf(app, { address: `203.0.113.${++addresses}`, ...(device && { device }) })
const sentence = 'Email or password is wrong.'

test('the right password gives tokens, the account, and cookies that scripts cannot read', async () => {
  const visitor = newVisitor()
  const { status, body, cookies } = await visitor.logIn('Aino@Example.fi ')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ token_type: 'Bearer', expires_in: 900, virtualUser: null })
  expect(body.data.token).toBe(body.data.access_token)
  expect(body.data.userDetails).toMatchObject({ id: aino.id, email: 'aino@example.fi', role: 'customer' })
  expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash|passwordHash/)
  const secret = cookies.filter(({ name }) => name !== 'session')
  expect(secret.map(({ name }) => name).sort()).toEqual(['access', 'device', 'refresh'])
  for (const cookie of cookies) expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  for (const cookie of secret) expect(cookie.httpOnly).toBe(true)
  expect((await visitor.get('account')).status).toBe(200)
  expect((await visitorOf(app).get('account', { authorization: `Bearer ${body.data.token}` })).status).toBe(
    200,
  )
})

test.each([
  ['an unknown address', 'nobody@example.fi', 'Nastat-alle-8!'],
  ['a wrong password', 'aino@example.fi', 'Nastat-alle-8!'],
  ['an account without a password', 'invited@example.fi', goodPassword],
])('%s: the same answer after the same work, one verification', async (_, email, password) => {
  const visitor = newVisitor()
  await visitor.logIn(email, 'Not-this-one-1')
  const before = passwordVerifications()
  let answer: Awaited<ReturnType<typeof visitor.logIn>> | undefined
  const statements = await countStatements(async () => {
    answer = await visitor.logIn(email, password)
  })
  expect(passwordVerifications() - before).toBe(1)
  expect(statements).toBe(5)
  expect(answer?.status).toBe(422)
  expect(answer?.cookies).toEqual([])
  expect(answer?.body).toEqual({
    success: 0,
    code: 'login-failed',
    message: sentence,
    errors: { login: [sentence] },
  })
})

test.each([
  [{}, { email: ['Email is required'], password: ['Password is required'] }],
  [{ email: 'abc', password: 'x' }, { email: ['Please enter valid email'] }],
  [{ email: 'abc', password: 'x', lang: 'fi' }, { email: ['Anna toimiva sähköpostiosoite'] }],
])('%j is refused at its fields', async (payload, errors) => {
  const { status, body } = await newVisitor().post('login', payload)
  expect(status).toBe(422)
  expect(body.errors).toEqual(errors)
})

test('the language in the body is that of the whole answer', async () => {
  const answer = await newVisitor().post('login', { email: 'a@example.fi', password: 'x', lang: 'fi' })
  expect(answer.body.message).toBe('Sähköpostiosoite tai salasana on väärin.')
})

test('a browser that logs in again has one session: the one before is over', async () => {
  const visitor = newVisitor()
  const first = (await visitor.logIn('aino@example.fi')).body.data.token
  await visitor.logIn('aino@example.fi')
  expect((await visitor.get('account')).status).toBe(200)
  const { body } = await newVisitor().get('account', { authorization: `Bearer ${first}` })
  expect(body.code).toBe('session-ended')
})

test('in production nobody logs in whom the demo made up', async () => {
  const email = 'aino@pito.example'
  await addCustomer(platform, { email })
  expect((await newVisitor().logIn(email)).status).toBe(200)
  const settings = {
    SHOP_MODE: 'production',
    PAYTRAIL_ACCOUNT: '700001',
    PAYTRAIL_SECRET: 'a secret of this shop alone',
    SHOP_URL: 'https://shop.example',
    MAIL_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'kauppa@pito.example',
  }
  const config = readConfig({ ...settings, SECRET_KEY: platform.config.secretKey, TRUST_PROXY: '192.0.2.1' })
  const ctx = aContext({ ...platform, config }, platform.clock())
  await expect(logIn(ctx, { email, password: goodPassword, lang: null })).rejects.toMatchObject({
    code: 'login-failed',
  })
  const real = await addCustomer(platform, { email: 'aino@example.fi.invalid.fi' })
  expect(await logIn(ctx, { email: real.email, password: goodPassword, lang: null })).toMatchObject({
    success: 1,
  })
})

test('another site’s page logs nobody in', async () => {
  const payload = { email: 'aino@example.fi', password: goodPassword }
  const { status, body } = await newVisitor().post('login', payload, { 'sec-fetch-site': 'cross-site' })
  expect([status, body.code]).toEqual([403, 'foreign-origin'])
})

test('the first device is no news; a new one is, once a day for the same device and address', async () => {
  const email = 'helmi@example.fi'
  await addCustomer(platform, { email })
  await newVisitor('Chrome/140 Windows').logIn(email)
  expect(await mailsTo(email)).toEqual([])
  const place = { address: '198.51.100.77', device: 'Firefox/140.0 Android' }
  for (let time = 0; time < 3; time += 1) await visitorOf(app, place).logIn(email)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'A new device logged in to your account', locale: 'en_GB' })
  for (const text of [mails[0]?.bodyText, mails[0]?.bodyHtml]) {
    expect(text).toContain('Firefox, Android')
    expect(text).toContain('198.51.100.77')
  }
})

test('a browser that is known brings no mail', async () => {
  const email = 'venla@example.fi'
  await addCustomer(platform, { email })
  const own = newVisitor()
  for (let time = 0; time < 3; time += 1) await own.logIn(email)
  expect(await mailsTo(email)).toEqual([])
})

test('log-ins and failures are audited, without address or password of who failed', async () => {
  const email = 'oskari@example.fi'
  const { id } = await addCustomer(platform, { email })
  await newVisitor().logIn(email, 'Wrong-one-1!')
  await newVisitor().logIn(email)
  const { rows } = await platform.pool.query('select * from audit where customer_id = $1 order by id', [id])
  expect(rows.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
    ['login-failed', 'nobody'],
    ['logged-in', 'customer'],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/oskari@|Wrong-one/)
})
