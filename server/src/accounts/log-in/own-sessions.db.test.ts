import { expect, test } from 'vitest'
import { accountShop, actingFor, addCustomer, visitorOf } from '../../../testing/account-shop.ts'

const { platform, app } = await accountShop()
const aino = await addCustomer(platform, { email: 'aino@example.fi' })
await addCustomer(platform, { email: 'mallory@example.fi' })
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

async function loggedIn(email = 'aino@example.fi', device = 'Firefox/140.0 Linux') {
  const visitor = visitorOf(app, { device })
  const { body } = await visitor.logIn(email)
  return { ...visitor, tokens: body.data as Record<'token' | 'refresh_token', string> }
}

test('a refresh token in the body gets its successor, and a program no cookies', async () => {
  const { tokens } = await loggedIn()
  const program = visitorOf(app)
  const renewal = { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }
  const { status, body, cookies } = await program.post('o/token/', renewal)
  expect([status, cookies]).toEqual([200, []])
  expect(body.data.refresh_token).not.toBe(tokens.refresh_token)
  expect((await program.get('account', bearing(body.data.token))).status).toBe(200)
  platform.at('2026-11-20T10:00:31Z')
  expect((await program.post('o/token/', renewal)).body.code).toBe('session-ended')
  const stolen = { ...renewal, refresh_token: body.data.refresh_token }
  expect((await program.post('o/token/', stolen)).body.code).toBe('session-ended')
})

test('a browser’s refresh comes from its cookie and goes back there', async () => {
  const browser = await loggedIn()
  const { refresh } = browser.cookies
  const { status } = await browser.post('o/token/', { grant_type: 'refresh_token' })
  expect(status).toBe(200)
  expect(browser.cookies.refresh).not.toBe(refresh)
  expect((await browser.get('account')).status).toBe(200)
})

test.each(['', 'x', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.1.${'A'.repeat(43)}`])(
  'the refresh token %j is worth nothing',
  async (refresh_token) => {
    const { status, body } = await visitorOf(app).post('o/token/', {
      grant_type: 'refresh_token',
      refresh_token,
    })
    expect([status, body.code]).toEqual([401, 'session-ended'])
  },
)

test('logging out takes the token at once and the cookies with it; the device stays known', async () => {
  const browser = await loggedIn()
  expect((await browser.post('logout')).body).toEqual({ success: 1, data: null })
  expect(Object.keys(browser.cookies)).toEqual(['device'])
  expect((await browser.get('account', bearing(browser.tokens.token))).body.code).toBe('session-ended')
  const renewal = { grant_type: 'refresh_token', refresh_token: browser.tokens.refresh_token }
  expect((await browser.post('o/token/', renewal)).status).toBe(401)
  expect((await browser.post('logout')).status).toBe(200)
})

test('logging out everywhere ends every session of the customer and of nobody else', async () => {
  const [browser, phone, mallory] = [await loggedIn(), await loggedIn(), await loggedIn('mallory@example.fi')]
  expect((await browser.post('logout', { everywhere: true })).status).toBe(200)
  for (const { tokens } of [browser, phone])
    expect((await browser.get('account', bearing(tokens.token))).body.code).toBe('session-ended')
  expect((await mallory.get('account')).status).toBe(200)
})

test('staff who act for a customer cannot log the customer out everywhere', async () => {
  const browser = await loggedIn()
  const staff = bearing(await actingFor(platform, aino.id))
  expect((await visitorOf(app).post('logout', { everywhere: true }, staff)).status).toBe(200)
  expect((await browser.get('account')).status).toBe(200)
})

test('a session ended elsewhere: the next call is refused and its cookies go', async () => {
  const browser = await loggedIn()
  await visitorOf(app).post('logout', {}, bearing(browser.tokens.token))
  const { status, body } = await browser.get('account')
  expect([status, body.message]).toEqual([401, 'Session expired, please re-login to access you account'])
  expect(Object.keys(browser.cookies)).toEqual(['device'])
})

test('one’s own log-ins with time and device, without tokens, and nobody else’s', async () => {
  const mallory = await loggedIn('mallory@example.fi')
  const phone = await loggedIn('aino@example.fi', 'Chrome/140 Android')
  const { status, body } = await phone.get('gettokenhistory')
  expect(status).toBe(200)
  const current = body.data.find((session: { current: boolean }) => session.current)
  expect(current).toMatchObject({
    device: 'Chrome, Android',
    by_staff: false,
    ended_at: null,
  })
  expect(JSON.stringify(body)).not.toContain(phone.tokens.token)
  const foreign = (await mallory.get('gettokenhistory')).body.data.map(({ id }: { id: string }) => id)
  const own = body.data.map(({ id }: { id: string }) => id)
  expect(own.filter((id: string) => foreign.includes(id))).toEqual([])
})

test('a customer ends a session of their own, by its id or its token, and nobody else’s', async () => {
  const [laptop, phone, mallory] = [await loggedIn(), await loggedIn(), await loggedIn('mallory@example.fi')]
  const [session] = (await phone.get('gettokenhistory')).body.data.filter(
    ({ current }: { current: boolean }) => current,
  )
  const foreign = await mallory.post('logout-detail', { session_id: session.id })
  const unknown = await mallory.post('logout-detail', { session_id: '11111111-1111-4111-8111-111111111111' })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(unknown.body)
  expect((await mallory.post('logout-detail', { accessToken: phone.tokens.token })).body).toEqual(
    unknown.body,
  )
  expect((await phone.get('account')).status).toBe(200)
  expect((await laptop.post('logout-detail', { session_id: session.id })).status).toBe(200)
  expect((await phone.get('account')).status).toBe(401)
  expect((await laptop.post('logout-detail', { accessToken: laptop.tokens.token })).status).toBe(200)
  expect(laptop.cookies.access).toBeUndefined()
})

test('the customer sees staff who act for them, who see only their own session', async () => {
  const token = await actingFor(platform, aino.id)
  const seen = (await visitorOf(app).get('gettokenhistory', bearing(token))).body.data
  expect(seen).toMatchObject([{ by_staff: true, current: true }])
  const browser = await loggedIn()
  const listed = (await browser.get('gettokenhistory')).body.data
  expect(listed.map(({ id }: { id: string }) => id)).toContain(seen[0].id)
  const own = listed.find(({ current }: { current: boolean }) => current)
  const ended = await visitorOf(app).post('logout-detail', { session_id: own.id }, bearing(token))
  expect(ended.status).toBe(404)
  expect((await browser.post('logout-detail', { session_id: seen[0].id })).status).toBe(200)
  expect((await visitorOf(app).get('account', bearing(token))).status).toBe(401)
})
