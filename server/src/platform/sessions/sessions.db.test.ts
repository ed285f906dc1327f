import { beforeAll, expect, test } from 'vitest'
import { actingStaffId, addActingStaff } from '../../../testing/account-shop.ts'
import type { SmallShop } from '../../../testing/small-shop.ts'
import { aVisit, minutesAfter, openConnections, smallShop } from '../../../testing/small-shop.ts'
import { Refused } from '../refuse.ts'
import { endAllSessions, endSession } from './end-session.ts'
import { forgetOldSessions } from './forget-old-sessions.ts'
import { callerOfAnyone, callerOfCustomer, callerOfGuest, callerOfStaff } from './identify.ts'
import { listSessions } from './list-sessions.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionTokens } from './session-tokens.ts'
import { startSession } from './start-session.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const day = 24 * 60
let shop: SmallShop
let people = 0

beforeAll(async () => {
  shop = await smallShop({ SHOP_URL: 'https://shop.example' })
})

function logIn(id = `customer-${++people}`, now = noon, more: { staff?: boolean; actingFor?: string } = {}) {
  const { platform } = shop
  const subject = { kind: more.staff ? ('staff' as const) : ('customer' as const), id }
  const start = more.actingFor
    ? { subject, actingFor: { customerId: more.actingFor, seconds: 3600 } }
    : { subject }
  return platform.sql.transaction((tx) => startSession(platform, tx, aVisit(platform, now), start))
}
const refresh = (
  tokens: Pick<SessionTokens, 'refreshToken'>,
  now: Date,
  area: 'customer' | 'staff' = 'customer',
) => refreshSession(shop.platform, { token: tokens.refreshToken, area }, now)
const bearing = (accessToken: string, now = noon) =>
  aVisit(shop.platform, now, { authorization: `Bearer ${accessToken}` })
const codeOf = (attempt: unknown) =>
  Promise.resolve(attempt).then(
    () => 'let in',
    (error: unknown) => (error instanceof Refused ? error.code : error),
  )
const askAsCustomer = (accessToken: string, now = noon) =>
  codeOf(callerOfCustomer(shop.platform, bearing(accessToken, now)))

test('a login lets its customer in for 15 minutes', async () => {
  const { accessToken, sessionId } = await logIn('aino')
  expect(await callerOfCustomer(shop.platform, bearing(accessToken))).toEqual({
    kind: 'customer',
    customerId: 'aino',
    sessionId,
  })
  expect(await askAsCustomer(accessToken, new Date('2026-11-20T12:14:59Z'))).toBe('let in')
  expect(await askAsCustomer(accessToken, new Date('2026-11-20T12:15:00Z'))).toBe('session-ended')
})

test('whoever brings no token has not logged in', async () => {
  expect(await codeOf(callerOfCustomer(shop.platform, aVisit(shop.platform, noon)))).toBe('not-logged-in')
  expect(await codeOf(callerOfStaff(shop.platform, aVisit(shop.platform, noon)))).toBe('not-logged-in')
})

test('a token that was changed, or signed by another shop, lets nobody in', async () => {
  const { accessToken } = await logIn()
  const [header, , signature] = accessToken.split('.')
  const claims = Buffer.from(JSON.stringify({ sid: 'x', aud: 'customer', exp: 4e9 })).toString('base64url')
  const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${claims}.`
  for (const forged of [`${header}.${claims}.${signature}`, unsigned, 'nonsense'])
    expect(['session-ended', 'not-logged-in']).toContain(await askAsCustomer(forged))
  const other = await shop.reopened({ SECRET_KEY: 'the secret of another shop altogether, as long' })
  expect(await codeOf(callerOfCustomer(other, bearing(accessToken)))).toBe('session-ended')
  expect(await codeOf(callerOfCustomer(shop.platform, bearing(accessToken)))).toBe('let in')
})

test('a refresh token is not an access token, and the other way round', async () => {
  const tokens = await logIn()
  expect(await askAsCustomer(tokens.refreshToken)).toBe('session-ended')
  expect(await refresh({ refreshToken: tokens.accessToken }, noon)).toBeNull()
})

test('the cookies of a session that is over go with the refusal', async () => {
  const { accessToken, sessionId } = await logIn()
  await endSession(shop.platform.sql, sessionId, 'logged-out', noon)
  const visit = aVisit(shop.platform, noon, { cookies: { '__Host-access': accessToken } })
  expect(await codeOf(callerOfCustomer(shop.platform, visit))).toBe('session-ended')
  expect(visit.setCookies.map((line) => line.split(';')[0])).toEqual([
    '__Host-access=',
    '__Host-refresh=',
    'session=',
  ])
  const withToken = bearing(accessToken)
  await codeOf(callerOfCustomer(shop.platform, withToken))
  expect(withToken.setCookies).toEqual([])
})

test('ending a session takes its access token at once', async () => {
  const { accessToken, sessionId } = await logIn()
  await endSession(shop.platform.sql, sessionId, 'logged-out', noon)
  expect(await askAsCustomer(accessToken)).toBe('session-ended')
})

test('a refresh replaces the token, and the session then lasts 30 days from it', async () => {
  const first = await logIn()
  const second = await refresh(first, minutesAfter(noon, 29 * day))
  expect(second?.refreshToken).not.toBe(first.refreshToken)
  expect(second?.refreshExpiresAt).toEqual(minutesAfter(noon, 59 * day))
  expect(await refresh(second!, minutesAfter(noon, 58 * day))).not.toBeNull()
})

test('a session that nobody used for 30 days is over', async () => {
  expect(await refresh(await logIn(), minutesAfter(noon, 30 * day))).toBeNull()
})

test('parallel refreshes with one token all get the same successor', async () => {
  const first = await logIn()
  await openConnections(shop.platform)
  const moments = Array.from({ length: 8 }, (_, index) => new Date(noon.getTime() + index * 3000))
  const successors = await Promise.all(moments.map((now) => refresh(first, now)))
  expect(new Set(successors.map((tokens) => tokens?.refreshToken)).size).toBe(1)
  expect(new Set(successors.map((tokens) => tokens?.accessToken)).size).toBe(1)
  expect(successors[0]?.refreshToken).not.toBe(first.refreshToken)
})

test('a replaced token is answered with the same successor for 30 seconds', async () => {
  const first = await logIn()
  const second = await refresh(first, noon)
  const again = await refresh(first, new Date(noon.getTime() + 30_000))
  expect(again).toEqual(second)
})

test('a replaced token used after 30 seconds ends the whole family', async () => {
  const first = await logIn()
  const second = await refresh(first, noon)
  const later = new Date(noon.getTime() + 30_001)
  expect(await refresh(first, later)).toBeNull()
  expect(await refresh(second!, later)).toBeNull()
  expect(await askAsCustomer(second!.accessToken, later)).toBe('session-ended')
})

test('a token two generations old ends the family even within the 30 seconds', async () => {
  const first = await logIn()
  const second = await refresh(first, noon)
  const third = await refresh(second!, noon)
  expect(await refresh(first, noon)).toBeNull()
  expect(await refresh(third!, noon)).toBeNull()
})

test('a refresh token with another generation or session written into it is worth nothing', async () => {
  const mine = await logIn()
  const theirs = await logIn()
  const [, generation, signature] = mine.refreshToken.split('.')
  const forged = [
    mine.refreshToken.replace('.1.', '.2.'),
    `${theirs.sessionId}.${generation}.${signature}`,
    `${mine.refreshToken}x`,
    '',
  ]
  for (const refreshToken of forged) expect(await refresh({ refreshToken }, noon)).toBeNull()
  expect(await askAsCustomer(theirs.accessToken)).toBe('let in')
})

test('customers and staff have scopes of their own', async () => {
  const customer = await logIn()
  const staff = await logIn('seppo', noon, { staff: true })
  expect(await askAsCustomer(staff.accessToken)).toBe('session-ended')
  expect(await codeOf(callerOfStaff(shop.platform, bearing(customer.accessToken)))).toBe('session-ended')
  expect(await refresh(staff, noon, 'customer')).toBeNull()
  expect(await callerOfStaff(shop.platform, bearing(staff.accessToken))).toEqual({
    kind: 'staff',
    staffId: 'seppo',
    sessionId: staff.sessionId,
  })
})

test('staff who act for a customer are that customer, for an hour that use does not lengthen', async () => {
  await addActingStaff(shop.platform)
  const acting = await logIn(actingStaffId, noon, { staff: true, actingFor: 'veikko' })
  expect(await callerOfCustomer(shop.platform, bearing(acting.accessToken))).toMatchObject({
    customerId: 'veikko',
    actingStaffId,
  })
  expect(await codeOf(callerOfStaff(shop.platform, bearing(acting.accessToken)))).toBe('session-ended')
  const renewed = await refresh(acting, minutesAfter(noon, 50))
  expect(await askAsCustomer(renewed!.accessToken, minutesAfter(noon, 59))).toBe('let in')
  expect(await askAsCustomer(renewed!.accessToken, minutesAfter(noon, 60))).toBe('session-ended')
  expect(await refresh(renewed!, minutesAfter(noon, 60))).toBeNull()
})

test('a changed password ends every other session of the same person and of nobody else', async () => {
  const { platform } = shop
  const [phone, laptop, other] = [await logIn('helmi'), await logIn('helmi'), await logIn('onni')]
  const ended = await platform.sql.transaction((tx) =>
    endAllSessions(
      tx,
      { kind: 'customer', id: 'helmi' },
      { why: 'password-changed', except: laptop.sessionId },
      noon,
    ),
  )
  expect(ended).toBe(1)
  expect(await askAsCustomer(phone.accessToken)).toBe('session-ended')
  expect(await askAsCustomer(laptop.accessToken)).toBe('let in')
  expect(await askAsCustomer(other.accessToken)).toBe('let in')
})

test('own sessions are listed with device and time, and without anything to log in with', async () => {
  const { platform } = shop
  const ended = await logIn('liisa', noon)
  const live = await logIn('liisa', minutesAfter(noon, 5))
  await endSession(platform.sql, ended.sessionId, 'logged-out', minutesAfter(noon, 6))
  const sessions = await listSessions(platform.sql, { kind: 'customer', id: 'liisa' }, minutesAfter(noon, 7))
  expect(sessions.map(({ id, live }) => [id, live])).toEqual([
    [live.sessionId, true],
    [ended.sessionId, false],
  ])
  const signatures = [ended, live].map(({ refreshToken }) => refreshToken.split('.')[2]!)
  const stored = JSON.stringify((await platform.pool.query('select * from session')).rows)
  for (const signature of signatures) expect(stored + JSON.stringify(sessions)).not.toContain(signature)
})

test('sessions over for 90 days are forgotten', async () => {
  const { platform } = shop
  const old = await logIn('vanha', minutesAfter(noon, -200 * day))
  await logIn('uusi')
  await forgetOldSessions(platform.sql, noon)
  const left = await platform.pool.query('select 1 from session where id = $1', [old.sessionId])
  expect(left.rowCount).toBe(0)
  expect(await listSessions(platform.sql, { kind: 'customer', id: 'uusi' }, noon)).toHaveLength(1)
})

test('calls open to anyone see the customer, and an ended session as a guest or nobody', async () => {
  const { accessToken, sessionId } = await logIn('eino')
  expect(await callerOfAnyone(shop.platform, bearing(accessToken))).toMatchObject({ customerId: 'eino' })
  await endSession(shop.platform.sql, sessionId, 'logged-out', noon)
  expect(await callerOfAnyone(shop.platform, bearing(accessToken))).toEqual({ kind: 'nobody' })
  expect(await callerOfGuest(shop.platform, bearing(accessToken))).toEqual({ kind: 'nobody' })
})
