import { beforeAll, expect, test } from 'vitest'
import type { SmallShop } from '../../../testing/small-shop.ts'
import { aVisit, cookiesAfter, minutesAfter, smallShop } from '../../../testing/small-shop.ts'
import { endSession } from './end-session.ts'
import { callerOfCustomer } from './identify.ts'
import { refreshAhead } from './refresh-ahead.ts'
import { clearSessionCookies, setSessionCookies } from './session-cookies.ts'
import { startSession } from './start-session.ts'

const noon = new Date('2026-11-20T12:00:00Z')
const later = minutesAfter(noon, 20)
let shop: SmallShop

beforeAll(async () => {
  shop = await smallShop({ SHOP_URL: 'https://shop.example' })
})

async function loggedIn() {
  const { platform } = shop
  const visit = aVisit(platform, noon)
  const subject = { kind: 'customer' as const, id: 'aino' }
  const tokens = await platform.sql.transaction((tx) => startSession(platform, tx, visit, { subject }))
  setSessionCookies(platform.config, visit, tokens)
  return { tokens, setCookies: visit.setCookies, cookies: cookiesAfter(visit.setCookies) }
}

test('over https the tokens are host cookies that scripts cannot read, and the marker holds no secret', async () => {
  const { setCookies, tokens } = await loggedIn()
  expect(setCookies).toEqual([
    `__Host-access=${tokens.accessToken}; Path=/; Max-Age=900; SameSite=Lax; Secure; HttpOnly`,
    `__Host-refresh=${tokens.refreshToken}; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly`,
    'session=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
  ])
})

test('on plain http there is no prefix and no Secure', async () => {
  const { platform } = shop
  const { tokens } = await loggedIn()
  const visit = aVisit(platform, noon)
  setSessionCookies({ secure: false }, visit, tokens)
  expect(visit.setCookies.map((line) => line.split('=')[0])).toEqual(['access', 'refresh', 'session'])
  expect(visit.setCookies.join()).not.toContain('Secure')
  expect(visit.setCookies.filter((line) => line.includes('HttpOnly'))).toHaveLength(2)
})

test('with an expired access cookie the session is renewed, and the rest of the request is logged in', async () => {
  const { platform } = shop
  const { cookies, tokens } = await loggedIn()
  const visit = aVisit(platform, later, { cookies })
  const renewed = await refreshAhead(platform, visit)
  expect(await callerOfCustomer(platform, renewed)).toMatchObject({
    customerId: 'aino',
    sessionId: tokens.sessionId,
  })
  expect(renewed.setCookies).toBe(visit.setCookies)
  expect(visit.setCookies.map((line) => line.split('=')[0])).toEqual([
    '__Host-access',
    '__Host-refresh',
    'session',
  ])
  expect(cookiesAfter(visit.setCookies)['__Host-refresh']).not.toBe(cookies['__Host-refresh'])
})

test('with an access cookie that is still good nothing is renewed', async () => {
  const { cookies } = await loggedIn()
  const visit = aVisit(shop.platform, minutesAfter(noon, 14), { cookies })
  expect(await refreshAhead(shop.platform, visit)).toBe(visit)
  expect(visit.setCookies).toEqual([])
})

test('without a refresh cookie, and for clients with a bearer token, nothing happens', async () => {
  const { cookies } = await loggedIn()
  const visits = [
    aVisit(shop.platform, later),
    aVisit(shop.platform, later, { cookies, authorization: 'Bearer x' }),
  ]
  for (const visit of visits) expect(await refreshAhead(shop.platform, visit)).toBe(visit)
})

test('an ended session loses its cookies and the rest of the request is logged out', async () => {
  const { platform } = shop
  const { cookies, tokens } = await loggedIn()
  await endSession(platform.sql, tokens.sessionId, 'logged-out', noon)
  const visit = await refreshAhead(platform, aVisit(platform, later, { cookies }))
  await expect(callerOfCustomer(platform, visit)).rejects.toMatchObject({ code: 'not-logged-in' })
  expect(visit.setCookies.every((line) => line.includes('Max-Age=0'))).toBe(true)
  expect(visit.setCookies).toHaveLength(3)
})

test('two tabs that renew at once end up with the same cookies', async () => {
  const { platform } = shop
  const { cookies } = await loggedIn()
  const tabs = [aVisit(platform, later, { cookies }), aVisit(platform, later, { cookies })]
  await Promise.all(tabs.map((visit) => refreshAhead(platform, visit)))
  expect(tabs[0]?.setCookies).toEqual(tabs[1]?.setCookies)
})

test('a later cookie of the same name replaces the earlier one', async () => {
  const { platform } = shop
  const { tokens } = await loggedIn()
  const visit = aVisit(platform, noon)
  setSessionCookies(platform.config, visit, tokens)
  clearSessionCookies(platform.config, visit, 'customer')
  expect(visit.setCookies).toHaveLength(3)
  expect(visit.setCookies.join()).not.toContain(tokens.refreshToken)
})
