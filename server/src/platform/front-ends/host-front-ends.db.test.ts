import { hash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { answer, endpoint } from '@pito/contracts/endpoint'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { sendRawOverSocket } from '../../../testing/send-raw-over-socket.ts'
import { smallFrontEnds } from '../../../testing/small-front-ends.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import type { Visit } from '../context.ts'
import type { Calls } from '../http/calls.ts'
import { ok } from '../http/calls.ts'
import { createServer } from '../http/create-server.ts'
import { openScope } from '../http/scope.ts'
import type { Platform } from '../platform.ts'
import { anonymousIdOf } from '../sessions/guest.ts'
import { callerOfGuest } from '../sessions/identify.ts'
import { builtFrontEnds } from './built-front-ends.ts'
import { hostFrontEnds } from './host-front-ends.ts'

const opened = await testPlatform({
  settings: { RATE_LIMIT_PER_MINUTE: '20', PAYTRAIL_URL: 'http://127.0.0.1:4200/dev/paytrail' },
})
const platform = { ...opened, config: { ...opened.config, root: smallFrontEnds() } }
const calls: Calls = new Map()
const app = await createServer(platform, calls)
const whoAmI = endpoint({
  method: 'GET',
  path: '/api/v1/anonymous/me',
  summary: 'Who asks',
  response: answer(z.object({ kind: z.string(), guestId: z.string().optional() })),
  errors: [],
})
let failures = 0
const broken = endpoint({
  method: 'GET',
  path: '/api/v1/anonymous/broken',
  summary: 'Fails',
  response: answer(z.object({})),
  errors: [],
})
const away = endpoint({
  method: 'GET',
  path: '/api/v1/anonymous/away',
  summary: 'Meets a database that does not answer',
  response: answer(z.object({})),
  errors: [],
})
openScope(app, platform, calls, {
  name: 'anonymous',
  identify: callerOfGuest,
  routes: [
    (on) => on(whoAmI, ({ caller }) => ok(caller)),
    (on) =>
      on(broken, () => {
        failures += 1
        throw new Error('This call always fails.')
      }),
    (on) =>
      on(away, () => {
        throw new Error('Connection terminated unexpectedly')
      }),
  ],
})
const hosted = { platform, calls, prepare: async (_platform: Platform, visit: Visit) => visit }
await hostFrontEnds(app, hosted, builtFrontEnds, [
  { folder: 'shop', path: '/', rendersOnServer: true, policy: { paymentForms: true } },
  { folder: 'office', path: '/office', rendersOnServer: false, policy: { paymentForms: false } },
])
afterAll(() => app.close())

const guests = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const
const own = anonymousIdOf(platform, guests[0])
const foreign = anonymousIdOf(platform, guests[1])
let address = 0
const aBrowser = () => `198.51.100.${++address}`
const get = (url: string, headers: Record<string, string> = {}, remoteAddress = aBrowser()) =>
  app.inject({ url, headers, remoteAddress })

test.each([
  ['a visitor with a cart', `guest=${own}`, { kind: 'guest', guestId: guests[0] }],
  ['a visitor without one', '', { kind: 'nobody' }],
])('the anonymous_id of a link does not give %s another guest’s identity', async (_who, cookie, caller) => {
  const headers = { cookie, 'anonymous-id': foreign }
  const page = await get(`/cart?anonymous_id=${foreign}`, headers)
  expect(page.body).toContain(JSON.stringify({ success: 1, data: caller }))
})

test('a page that a part is missing from is shown, and tried again the next time', async () => {
  for (const attempt of [1, 2]) {
    expect((await get('/fails-in-part')).statusCode).toBe(200)
    expect(failures).toBe(attempt)
  }
})

test('a page that fails because the database is away says when to try again', async () => {
  const { statusCode, headers } = await get('/fails')
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
})

test('a page with a slash at its end moves to its one address', async () => {
  const { statusCode, headers } = await get('/tyres/?page=2')
  expect([statusCode, headers.location]).toEqual([301, '/tyres?page=2'])
})

test('a path that a URL parser would read as another page gets 404 and does not change that page', async () => {
  const ask = (target: string) =>
    sendRawOverSocket(app, `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`)
  expect((await ask('/..//x/campaign/winter')).status).toBe(404)
  const { headers } = await get('/campaign/winter')
  expect(headers['content-security-policy']).toContain('frame-src https://video.example')
})

test('a cached page lets only the scripts run that it wrote itself, and is the same each time', async () => {
  const first = await get('/tyres')
  const hashOf = (script: string) => `sha256-${hash('sha256', script, 'base64')}`
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' '${hashOf('own()')}';`)
  expect(first.body).toContain('<script>own()</script>')
  platform.edition.bump()
  expect((await get('/tyres')).headers.etag).toBe(first.headers.etag)
})

test('a page for a licence plate is compressed and never cached, and does not depend on its visitor', async () => {
  const page = await get('/tyres?licenceplate=ABC-123', { cookie: `guest=${own}`, 'accept-encoding': 'br' })
  expect(page.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(page.headers).not.toHaveProperty('etag')
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('{"kind":"nobody"}')
})

test.each([
  ['/cart', 'noindex'],
  ['/points?lang=en', undefined],
  ['/points?address=Kotikatu+1', 'noindex'],
])('the robots of search engines are told about %s: %s', async (url, rule) => {
  const { headers } = await get(url)
  expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', rule])
})

test('a private page marks its own scripts with a nonce', async () => {
  const { headers, body } = await get('/cart')
  const [, nonce] = /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
  expect(body).toContain(`<script nonce="${nonce}">own()</script><script>injected()</script>`)
})

test('a form on a private page may lead to the payment provider that the configuration names', async () => {
  const { headers } = await get('/cart')
  const [, sources = ''] = /form-action ([^;]+)/.exec(String(headers['content-security-policy'])) ?? []
  expect(sources.split(' ')).toEqual(expect.arrayContaining(["'self'", 'http://127.0.0.1:4200']))
})

test('the path of a single page moves to the address that its links have', async () => {
  const { statusCode, headers } = await get('/office')
  expect([statusCode, headers.location]).toEqual([301, '/office/'])
})

test.each(['/office/', '/office/orders/17?tab=history'])(
  '%s is answered with the one document of its front end, which is neither stored nor indexed',
  async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Office</title>')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  },
)

test('the document of a single page lets the scripts of its build run, and its forms lead nowhere else', async () => {
  const { headers } = await get('/office/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash('sha256', 'start()', 'base64')}';`)
  expect(policy).toContain("form-action 'self';")
})

test('an address that only begins with the same letters belongs to the other front end', async () => {
  expect((await get('/offices')).body).toContain('<p>/offices</p>')
})

test('nothing can be posted to a single page', async () => {
  const { statusCode, headers } = await app.inject({ method: 'POST', url: '/office/login' })
  expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('the document is sent with its policy by whatever name it is requested', async () => {
  const { headers } = await get('/office/index.html')
  expect(headers['cache-control']).toBe('no-store')
})

test('a front end that is not built stops the start and is named', async () => {
  const absent = {
    folder: 'absent',
    path: '/absent',
    rendersOnServer: false,
    policy: { paymentForms: false },
  }
  const other = await createServer(platform, new Map())
  await expect(hostFrontEnds(other, hosted, builtFrontEnds, [absent])).rejects.toThrow(
    'The pages of absent are not built',
  )
  await other.close()
})

test('an asset of another build is a short 404, and no page is rendered for it', async () => {
  const missing = await get('/assets/root-9z9z.js')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toMatchObject({ success: 0, code: 'not-found' })
  expect((await get('/assets/root-1a2b.js')).headers['cache-control']).toContain('immutable')
  expect((await get('/office/assets/root-9z9z.js')).statusCode).toBe(404)
  expect((await get('/office/assets/start-3c4d.js')).headers['cache-control']).toContain('immutable')
})

test('a compressed asset is sent under the address of the asset, and has no address of its own', async () => {
  const asset = await get('/assets/root-1a2b.js', { 'accept-encoding': 'br' })
  expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(asset.body).toBe('compressed')
  expect((await get('/assets/root-1a2b.js')).body).toBe('export {}')
  expect((await get('/assets/root-1a2b.js.br')).statusCode).toBe(404)
})

test.each([
  ['assets', 'GET', '/assets/root-1a2b.js'],
  ['assets that are not there', 'GET', '/assets/none.js'],
  ['cached pages', 'GET', '/tyres'],
  ['methods that nothing answers', 'DELETE', '/tyres'],
] as const)('%s count towards the limit of an address', async (_name, method, url) => {
  const remoteAddress = aBrowser()
  const statuses = new Set<number>()
  for (let request = 0; request < 21; request++)
    statuses.add((await app.inject({ method, url, remoteAddress })).statusCode)
  expect([...statuses].at(-1)).toBe(429)
})

test('the page of an address over the limit says when to try again', async () => {
  const remoteAddress = aBrowser()
  const ask = () => app.inject({ url: '/campaign/winter', remoteAddress, headers: { accept: 'text/html' } })
  let answer = await ask()
  for (let request = 0; request < 20; request++) answer = await ask()
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain('<a class="button" href="">Yritä uudelleen</a>')
  expect(answer.body).toContain(` ${answer.headers['retry-after']} sekunnin`)
  // The page has its style with it, because a style sheet would count towards the same limit.
  const [, style = ''] = /<style>([^<]+)<\/style>/.exec(answer.body) ?? []
  expect(answer.headers['content-security-policy']).toContain(
    `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  )
  expect(answer.body).not.toMatch(/<(?:link|script|img)|url\(/)
  expect(answer.body).toContain(`<header><a href="/">${platform.company.current.shopName}</a></header>`)
})

test.each([
  ['English at an English address', '/tyres', 'locale=fi_FI', 'en'],
  ['English by the parameter of the address', '/cart?page=2&lang=en', '', 'en'],
  ['English by the cookie', '/cart', 'locale=en_GB', 'en'],
  ['English in the back office by the cookie', '/admin/', 'locale=en_GB', 'en'],
  ['Finnish otherwise, whatever the browser prefers', '/cart', '', 'fi'],
])('the page of an error is %s', async (_language, url, cookie, language) => {
  const remoteAddress = aBrowser()
  const headers = { accept: 'text/html', 'accept-language': language === 'fi' ? 'en' : 'fi', cookie }
  const ask = () => app.inject({ url, remoteAddress, headers })
  for (let request = 0; request < 20; request++) await ask()
  const answer = await ask()
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain(`<html lang="${language}">`)
  expect(answer.body).toContain(language === 'fi' ? 'Yritä uudelleen' : 'Try again')
})
