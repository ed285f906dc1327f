import { answer, endpoint } from '@pito/contracts/endpoint'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendRawOverSocket } from '../../../testing/send-raw-over-socket.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { Refused } from '../refuse.ts'
import type { Calls } from './calls.ts'
import { ok } from './calls.ts'
import { createServer } from './create-server.ts'
import { inProcessApi } from './in-process.ts'
import { openApi } from './open-api.ts'
import { openScope } from './scope.ts'
import { visitOf } from './visit-of.ts'

const hold = endpoint({
  method: 'POST',
  moves: 'stock',
  path: '/api/v1/things/:thing/hold',
  summary: 'Hold a thing',
  params: z.object({ thing: z.string().max(20) }),
  body: z.object({ quantity: z.int().min(1) }),
  response: answer(z.object({ thing: z.string(), quantity: z.int(), locale: z.string() })),
  errors: ['not-found'],
})
const secretive = endpoint({
  method: 'GET',
  path: '/api/v1/secretive',
  summary: 'Knows more than it says',
  response: answer(z.object({ name: z.string() })),
  errors: [],
})
const fails = {
  ...secretive,
  path: '/api/v1/fails',
  deprecated: 'Works until 2027-06-30; use GET /api/v1/secretive.',
} as const
const guarded = { ...secretive, path: '/api/v1/guarded' } as const

const platform = await testPlatform({ settings: { BODY_LIMIT_KB: '1' } })
const calls: Calls = new Map()
const app = await createServer(platform, calls)
afterAll(() => app.close())
const routes = [
  (on: Parameters<Parameters<typeof openScope>[3]['routes'][number]>[0]) => {
    on(hold, (ctx, { thing, quantity }) => {
      if (thing === 'gone') throw new Refused('not-found')
      ctx.setCookies.push('held=1; Path=/')
      return ok({ thing, quantity, locale: ctx.locale })
    })
    on(secretive, () => ok({ name: 'Aino', password_hash: 'x' }))
    on(fails, () => {
      throw new Error('select * from secret_table')
    })
  },
]
openScope(app, platform, calls, { name: 'public', identify: () => ({ kind: 'nobody' }), routes })
openScope(app, platform, calls, {
  name: 'customer',
  identify: () => Promise.reject(new Refused('not-logged-in')),
  routes: [(on) => on(guarded, () => ok({ name: 'never' }))],
})

const post = (url: string, payload: unknown, headers = {}) =>
  app.inject({ method: 'POST', url, payload: payload as object, headers })

test('path and body are parsed, merged and answered in the envelope', async () => {
  const answer = await post('/api/v1/things/tyre/hold', { quantity: 4 }, { locale: 'en_GB' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ success: 1, data: { thing: 'tyre', quantity: 4, locale: 'en_GB' } })
  expect(answer.headers['set-cookie']).toBe('held=1; Path=/')
})

test.each([
  ['a wrong value', { quantity: 0 }, 'en_GB', 'One or more validation errors occurred'],
  ['a missing value', {}, 'fi_FI', 'Yksi tai useampi kenttä on virheellinen.'],
])('%s is 422 with a sentence for the field', async (_name, body, locale, message) => {
  const answer = await post('/api/v1/things/tyre/hold', body, { locale })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ success: 0, code: 'not-valid', message })
  expect(answer.json().errors.quantity).toHaveLength(1)
})

test('field sentences are in the caller’s language', async () => {
  const wrong = (locale: string) => post('/api/v1/things/tyre/hold', { quantity: 0 }, { locale })
  const [finnish, english] = [await wrong('fi_FI'), await wrong('en_GB')]
  expect(finnish.json().errors.quantity).not.toEqual(english.json().errors.quantity)
})

test.each([
  ['1e999', 'fi_FI', 'Liian suuri: anna pienempi luku'],
  ['1e999', 'en_GB', 'Too big: give a smaller number'],
  ['-1e999', 'fi_FI', 'Liian pieni: anna suurempi luku'],
  ['-1e999', 'en_GB', 'Too small: give a larger number'],
])('of %s is said in %s what to do', async (quantity, locale, sentence) => {
  const headers = { 'content-type': 'application/json', locale }
  const answer = await post('/api/v1/things/tyre/hold', `{"quantity":${quantity}}`, headers)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors.quantity).toEqual([sentence])
})

test.each([
  ['JSON that is cut short', '{"quantity":', 'application/json', 400, 'not-readable'],
  ['plain text', 'four', 'text/plain', 415, 'not-json'],
  ['a form', 'quantity=4', 'application/x-www-form-urlencoded', 415, 'not-json'],
  ['two kilobytes', JSON.stringify({ quantity: 'x'.repeat(2000) }), 'application/json', 413, 'too-large'],
])('%s is refused in words', async (_name, payload, type, status, code) => {
  const answer = await post('/api/v1/things/tyre/hold', payload, { 'content-type': type })
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toMatchObject({ success: 0, code })
})

test('an empty body is no body, whatever its type is said to be', async () => {
  const headers = { 'content-type': 'application/json' }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/things/tyre/hold', payload: '', headers })
  expect(answer.json()).toMatchObject({ code: 'not-valid', errors: { quantity: ['Tämä tieto puuttuu'] } })
})

test('a refusal has its status, code and sentence', async () => {
  const answer = await post('/api/v1/things/gone/hold', { quantity: 1 })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ success: 0, code: 'not-found', message: 'Hakemaasi ei löytynyt.' })
})

test('what the contract does not name does not leave the house', async () => {
  const answer = await app.inject('/api/v1/secretive')
  expect(answer.body).toBe('{"success":1,"data":{"name":"Aino"}}')
})

test('an unexpected fault tells a request id and nothing else', async () => {
  const answer = await app.inject({ url: '/api/v1/fails', headers: { 'x-request-id': 'request-12345' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 'unexpected', request_id: 'request-12345' })
  expect(answer.body).not.toContain('secret_table')
})

test('a request id that could break a log line is replaced', async () => {
  const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': 'a b\tc' } })
  expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
})

test('a route born in a guarded scope cannot be reached without its guard', async () => {
  const answer = await app.inject('/api/v1/guarded')
  expect(answer.statusCode).toBe(401)
  expect(answer.headers['www-authenticate']).toBe('Bearer')
})

test('another site’s page cannot change anything', async () => {
  const answer = await post('/api/v1/things/tyre/hold', { quantity: 1 }, { 'sec-fetch-site': 'cross-site' })
  expect(answer.json()).toMatchObject({ code: 'foreign-origin' })
})

test('in-process and over the socket the answers are the same', async () => {
  const visit = visitOf(platform, {
    headers: {},
    id: 'r',
    ip: '::1',
    cookies: {},
    log: platform.log,
  } as never)
  const api = inProcessApi(platform, calls, visit)
  expect(await api(hold, { thing: 'tyre', quantity: 2 })).toEqual(
    (await post('/api/v1/things/tyre/hold', { quantity: 2 })).json(),
  )
  await expect(api(hold, { thing: 'tyre', quantity: 0 })).rejects.toMatchObject({ code: 'not-valid' })
  await expect(api(guarded, {})).rejects.toMatchObject({ code: 'not-logged-in' })
  expect(await api(secretive, {})).not.toHaveProperty('data.password_hash')
})

test('OpenAPI names every call with its refusals, the key of a call that moves something, and deprecated calls', () => {
  const document = openApi('public', { calls, shopUrl: platform.config.shopUrl, files: [] }) as {
    paths: Record<string, Record<string, never>>
  }
  expect(Object.keys(document.paths)).toEqual([
    '/api/v1/things/{thing}/hold',
    '/api/v1/secretive',
    '/api/v1/fails',
    '/api/v1/guarded',
  ])
  expect(document.paths['/api/v1/things/{thing}/hold']?.post).toMatchObject({
    parameters: [
      { name: 'thing', in: 'path', required: true },
      { $ref: '#/components/parameters/Locale' },
      { $ref: '#/components/parameters/IdempotencyKey' },
    ],
    responses: {
      404: { $ref: '#/components/responses/NotFound' },
      409: { $ref: '#/components/responses/IdempotencyKeyReusedOrStillUnderWayOrAnswerLost' },
    },
  })
  expect(JSON.stringify(document.paths['/api/v1/secretive'])).not.toContain('IdempotencyKey')
  expect(document.paths['/api/v1/fails']?.get).toMatchObject({
    deprecated: true,
    description: '**Deprecated.** Works until 2027-06-30; use GET /api/v1/secretive.',
  })
  expect(document.paths['/api/v1/secretive']?.get).not.toHaveProperty('deprecated')
})

test('the shop is ready while the database answers', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ ready: true, database: true, revisions: true })
})

test('figures are for this machine, not for whoever comes through a proxy', async () => {
  expect((await app.inject('/metrics')).body).toContain('pito_request_seconds')
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '1.2.3.4' } })).statusCode).toBe(
    404,
  )
})

test('an address that cannot be decoded is refused in the envelope, with every header', async () => {
  const answer = await app.inject('/api/v1/%ff')
  expect(answer.json()).toMatchObject({ success: 0, code: 'not-readable' })
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('a person who is refused reads a page, a program an answer', async () => {
  const page = await app.inject({ url: '/nothing', headers: { accept: 'text/html', cookie: 'locale=en_GB' } })
  expect(page.statusCode).toBe(404)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('What you asked for was not found.')
  expect(page.body).toContain('<a href="/?lang=en">To the front page</a>')
  const call = await app.inject({ url: '/api/v1/nothing', headers: { accept: 'text/html' } })
  expect(call.json()).toMatchObject({ code: 'not-found' })
})

test.each([
  ['GET', '/api/v1/things/tyre/hold', 'POST'],
  ['DELETE', '/api/v1/secretive?x=1', 'GET, HEAD'],
] as const)('%s %s is not how it is called: %s is', async (method, url, allowed) => {
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow).toBe(allowed)
  expect(answer.json()).toMatchObject({ success: 0, code: 'wrong-method' })
})

test.each([
  ['headers without end', `x: ${'x'.repeat(20_000)}\r\n`, 431, 'too-large'],
  ['a header that is none', 'no header\r\n', 400, 'not-readable'],
])('%s are refused in the envelope', async (_name, header, status, code) => {
  const response = await sendRawOverSocket(app, `GET / HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`)
  const { head, body } = response
  expect(response.status).toBe(status)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toMatchObject({ success: 0, code })
})

test.each([
  ['two different Host headers', 'host: localhost\r\nhost: evil.example'],
  ['the same Host header twice', 'host: localhost\r\nHost: localhost'],
])('%s are refused in the envelope, also by a probe', async (_name, hosts) => {
  for (const path of ['/api/v1/secretive', '/readyz']) {
    const text = `GET ${path} HTTP/1.1\r\n${hosts}\r\nconnection: close\r\n\r\n`
    const { status, head, body } = await sendRawOverSocket(app, text)
    expect(status).toBe(400)
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject({ success: 0, code: 'not-readable' })
  }
})
