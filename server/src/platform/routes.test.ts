import { answer, endpoint } from '@pito/contracts/endpoint'
import { getCaptcha, getTimestampKey } from '@pito/contracts/platform'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aVisit } from '../../testing/small-shop.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import type { Calls, Identify } from './http/calls.ts'
import { ok } from './http/calls.ts'
import { createServer } from './http/create-server.ts'
import { openScope } from './http/scope.ts'
import { mailPage } from './mail/mail-page.ts'
import { platformRoutes } from './routes.ts'
import { anonymousIdOf } from './sessions/guest.ts'
import { callerOfCustomer, callerOfGuest, callerOfStaff } from './sessions/identify.ts'
import { startSession } from './sessions/start-session.ts'

const platform = await testPlatform()
const calls: Calls = new Map()
const app = await createServer(platform, calls)
openScope(app, platform, calls, { name: 'public', identify: callerOfGuest, routes: [platformRoutes] })
mailPage(app, platform)
afterAll(() => app.close())

const scopes = { customer: callerOfCustomer, staff: callerOfStaff, anonymous: callerOfGuest }
for (const [name, identify] of Object.entries<Identify>(scopes)) {
  const path = `/api/v1/${name}/me` as const
  const response = answer(z.object({ kind: z.string() }))
  const whoAmI = endpoint({ method: 'GET', path, summary: 'Who asks', response, errors: ['not-logged-in'] })
  const routes = [
    (on: Parameters<typeof platformRoutes>[0]) => on(whoAmI, ({ caller }) => ok({ kind: caller.kind })),
  ]
  openScope(app, platform, calls, { name, identify, routes })
}
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const ask = async (scope: string, headers = {}) => {
  const { statusCode, body } = await get(`/api/v1/${scope}/me`, headers)
  return statusCode === 200 ? JSON.parse(body).data.kind : JSON.parse(body).code
}

test('the key and the captcha are answered as their contracts say', async () => {
  for (const contract of [getTimestampKey, getCaptcha]) {
    const { statusCode, body } = await get(contract.path)
    expect(statusCode).toBe(200)
    expect(contract.response.parse(JSON.parse(body))).toEqual(JSON.parse(body))
  }
})

test('the form of a captcha has a plain name', async () => {
  expect((await get('/api/v1/captcha?form=partner-request')).statusCode).toBe(200)
  expect((await get('/api/v1/captcha?form=%27%3B--')).statusCode).toBe(422)
})

test('the scopes let in by bearer token and by cookie, each only its own', async () => {
  const start = (kind: 'customer' | 'staff') =>
    platform.sql.transaction((tx) =>
      startSession(platform, tx, aVisit(platform, platform.clock()), { subject: { kind, id: 'aino' } }),
    )
  const [customer, staff] = [await start('customer'), await start('staff')]
  expect(await ask('customer', { authorization: `Bearer ${customer.accessToken}` })).toBe('customer')
  expect(await ask('customer', { cookie: `access=${customer.accessToken}` })).toBe('customer')
  expect(await ask('customer', { cookie: `staff-access=${staff.accessToken}` })).toBe('not-logged-in')
  expect(await ask('customer', { cookie: `access=${staff.accessToken}` })).toBe('session-ended')
  expect(await ask('staff', { cookie: `staff-access=${staff.accessToken}` })).toBe('staff')
  expect(await ask('staff', { authorization: `Bearer ${customer.accessToken}` })).toBe('session-ended')
  const both = { authorization: 'Bearer nonsense', cookie: `access=${customer.accessToken}` }
  expect(await ask('customer', both)).toBe('session-ended')
  expect(await ask('customer')).toBe('not-logged-in')
})

test('a guest is known by header or cookie, and anybody else is nobody', async () => {
  const token = anonymousIdOf(platform, '33333333-3333-4333-8333-333333333333')
  expect(await ask('anonymous', { anonymous_id: token })).toBe('guest')
  expect(await ask('anonymous', { 'anonymous-id': token })).toBe('guest')
  expect(await ask('anonymous', { cookie: `guest=${token}` })).toBe('guest')
  expect(await ask('anonymous', { anonymous_id: '33333333-3333-4333-8333-333333333333' })).toBe('nobody')
  expect(await ask('anonymous')).toBe('nobody')
})

test('the page of stored mails answers in a demo', async () => {
  const { statusCode, headers, body } = await get('/dev/mail')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('No mail has been written yet.')
})
