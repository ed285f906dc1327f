import { beforeAll, expect, test } from 'vitest'
import {
  accountShop,
  addCustomer,
  goodPassword,
  otherPassword,
  visitorOf,
} from '../../../testing/account-shop.ts'
import { countStatements } from '../../../testing/count-statements.ts'
import { openConnections } from '../../../testing/small-shop.ts'
import { passwordVerifications } from '../../platform/passwords/password-hash.ts'
import { findByEmail } from '../store.ts'
import { issueToken } from './token-store.ts'

const { platform, app, mailsTo, captchaFor } = await accountShop()
const linkSent = 'You will receive password reset link if we find matching record in our database'
let addresses = 0
const newVisitor = () => visitorOf(app, { address: `203.0.113.${++addresses}` })

beforeAll(() => platform.jobs.start())

const request = async (email: string, visitor = newVisitor()) =>
  visitor.post('reset-password-link', { email, ...(await captchaFor('reset-password-link')) })
const linksTo = async (email: string) =>
  (await mailsTo(email)).flatMap(({ bodyText }) => /\/password\/reset\/([\w-]{43})/.exec(bodyText)?.[1] ?? [])

async function customerWithToken(email: string): Promise<string> {
  const { id } = (await findByEmail(platform.sql, email)) ?? (await addCustomer(platform, { email }))
  return platform.sql.transaction((tx) => issueToken(tx, id, 'reset', platform.clock()))
}

test('a known address gets a link, an unknown one nothing, and both the same answer after the same work', async () => {
  await addCustomer(platform, { email: 'aino@example.fi' })
  const [known, unknown] = [newVisitor(), newVisitor()]
  // The first request also creates the queue of the job. The statements for that must not be counted below.
  await request('warm@example.fi')
  const before = passwordVerifications()
  const answers: object[] = []
  const statements: number[] = []
  for (const [visitor, email] of [
    [known, 'Aino@example.fi'],
    [unknown, 'nobody@example.fi'],
  ] as const)
    statements.push(
      await countStatements(async () => {
        const { status, body, cookies } = await request(email, visitor)
        answers.push({ status, body, cookies })
      }),
    )
  expect(answers[0]).toEqual({
    status: 200,
    body: { success: 1, message: linkSent, data: null },
    cookies: [],
  })
  expect(answers[1]).toEqual(answers[0])
  expect(statements[1]).toBe(statements[0])
  expect(passwordVerifications()).toBe(before)
  await expect.poll(() => linksTo('aino@example.fi')).toHaveLength(1)
  expect(await mailsTo('nobody@example.fi')).toEqual([])
})

test('only a hash of the link is stored', async () => {
  const token = await customerWithToken('hash@example.fi')
  const rows = JSON.stringify((await platform.pool.query('select * from password_token')).rows)
  expect(rows).not.toContain(token)
})

test('more than three requests an hour for one address send nothing more, with the same answer', async () => {
  const email = 'full@example.fi'
  await addCustomer(platform, { email })
  for (let time = 0; time < 5; time += 1) expect((await request(email)).body.message).toBe(linkSent)
  await expect.poll(() => linksTo(email)).toHaveLength(3)
})

test('an address may request ten links an hour', async () => {
  const visitor = newVisitor()
  const statuses: number[] = []
  for (let time = 0; time < 11; time += 1)
    statuses.push((await request(`nobody-${time}@example.fi`, visitor)).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('a wrong captcha and a wrong address are refused', async () => {
  expect(
    (await newVisitor().post('reset-password-link', { email: 'a@example.fi', captcha: 'x' })).body.code,
  ).toBe('captcha-not-valid')
  expect((await request('abc')).body.errors).toEqual({ email: ['Email is not valid.'] })
  expect((await request('')).body.errors).toEqual({ email: ['Email is required.'] })
})

test('the link sets a password, once: every session ends, refresh tokens too, and a mail says so', async () => {
  const email = 'helmi@example.fi'
  await addCustomer(platform, { email })
  const [phone, laptop] = [newVisitor(), newVisitor()]
  const { refresh_token } = (await phone.logIn(email)).body.data
  await laptop.logIn(email)
  const token = await customerWithToken(email)
  const helmi = newVisitor()
  for (let time = 0; time < 2; time += 1)
    expect((await helmi.post('check-token-authentication', { token })).body.data).toEqual({ email })
  const reset = await helmi.post('reset-password', { token, email, password: otherPassword })
  expect(reset.body.message).toBe('Password Changed Successfully, please re-login to access your account')
  for (const browser of [phone, laptop]) expect((await browser.get('account')).status).toBe(401)
  const renewal = { grant_type: 'refresh_token', refresh_token }
  expect((await newVisitor().post('o/token/', renewal)).body.code).toBe('session-ended')
  expect((await newVisitor().logIn(email, goodPassword)).status).toBe(422)
  expect((await helmi.logIn(email, otherPassword)).status).toBe(200)
  const again = await newVisitor().post('reset-password', { token, password: goodPassword })
  expect([again.status, again.body.code]).toEqual([404, 'link-over'])
  expect((await newVisitor().post('check-token-authentication', { token })).status).toBe(404)
  const subjects = (await mailsTo(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(1)
  expect((await findByEmail(platform.sql, email))?.verifiedAt).toEqual(platform.clock())
})

test('of two uses of one link at once, one sets its password', async () => {
  await openConnections(platform)
  const email = 'race@example.fi'
  const token = await customerWithToken(email)
  const passwords = ['Loska-hanki-11?', 'Loska-hanki-22?', 'Loska-hanki-33?', 'Loska-hanki-44?']
  const answers = await Promise.all(
    passwords.map((password) => newVisitor().post('reset-password', { token, password })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404])
  const won = passwords[answers.findIndex(({ status }) => status === 200)]
  expect((await newVisitor().logIn(email, won)).status).toBe(200)
})

test('a newer link makes the older useless', async () => {
  const email = 'newer@example.fi'
  const [older, newer] = [await customerWithToken(email), await customerWithToken(email)]
  const check = async (token: string) =>
    (await newVisitor().post('check-token-authentication', { token })).status
  expect([await check(older), await check(newer)]).toEqual([404, 200])
})

test('a link is good for an hour', async () => {
  const token = await customerWithToken('hour@example.fi')
  const check = async () => (await newVisitor().post('check-token-authentication', { token })).status
  platform.at('2026-11-20T10:59:59Z')
  expect(await check()).toBe(200)
  platform.at('2026-11-20T11:00:00Z')
  expect(await check()).toBe(404)
  platform.at('2026-11-20T10:00:00Z')
})

test('a weak password, or the address of somebody else, does not use the link up', async () => {
  const email = 'weak@example.fi'
  const token = await customerWithToken(email)
  const reset = (changed: object) =>
    newVisitor().post('reset-password', { token, password: otherPassword, ...changed })
  expect((await reset({ password: 'x' })).body.errors.password[0]).toContain('8 to 25')
  expect((await reset({ password: 'Salasana1!' })).body.errors.password[0]).toContain('too common')
  expect((await reset({ email: 'mallory@example.fi' })).body.code).toBe('link-over')
  expect((await reset({ email: 'WEAK@example.fi' })).status).toBe(200)
})

test('the browser that set the password gets in while strangers fail at the account', async () => {
  const email = 'attacked@example.fi'
  const token = await customerWithToken(email)
  for (let stranger = 0; stranger < 16; stranger += 1) await newVisitor().logIn(email, 'Wrong-one-1!')
  const owner = newVisitor()
  expect((await owner.logIn(email)).status).toBe(429)
  await owner.post('reset-password', { token, password: otherPassword })
  expect((await owner.logIn(email, otherPassword)).status).toBe(200)
})

test.each(['', 'x', 'A'.repeat(43), 'A'.repeat(10_000), `'--`, '%00'])(
  'the token %s opens nothing',
  async (token) => {
    for (const path of [
      'check-token-authentication',
      'reset-password',
      'user/verify',
      'user/setverifiedpassword',
    ])
      expect([404, 422]).toContain((await newVisitor().post(path, { token, password: otherPassword })).status)
  },
)
