import { afterAll, expect, test } from 'vitest'
import { sendRawOverSocket } from '../../../testing/send-raw-over-socket.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { createServer } from './create-server.ts'

const platform = await testPlatform()
const app = await createServer(platform, new Map())
app.get('/*', () => 'a page')
afterAll(() => app.close())

const ask = (target: string, host = 'localhost') =>
  sendRawOverSocket(app, `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)

test.each([
  '//evil.example/login',
  '/\\evil.example',
  '//',
  '/..//[',
  '/..//x:99999/',
  '/.//u:p@x/tyres',
  '/..//x/tyres',
])('%s is no address of the shop, and no page reads it', async (target) => {
  const { status, head, body } = await ask(target)
  expect(status).toBe(404)
  expect(head).not.toMatch(/^location:/im)
  expect(JSON.parse(body)).toMatchObject({ success: 0, code: 'not-found' })
})

test('any other path is for the pages', async () => {
  expect(await ask('/tyres')).toMatchObject({ status: 200, body: 'a page' })
})

test('a request to a name that is not the shop’s is refused in the envelope', async () => {
  const { status, head, body } = await ask('/', 'evil.example')
  expect(status).toBe(421)
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toMatchObject({ success: 0, code: 'wrong-host' })
})

test('a request without a Host is refused in the same way, unless it asks whether the shop is alive', async () => {
  const without = (target: string) =>
    sendRawOverSocket(app, `GET ${target} HTTP/1.1\r\nconnection: close\r\n\r\n`)
  expect(await without('/')).toMatchObject({ status: 421 })
  expect(await without('/healthz')).toMatchObject({ status: 200 })
})

test('behind a trusted proxy the name counts that the proxy was asked for', async () => {
  const headers = { host: 'backend', 'x-forwarded-host': 'localhost' }
  const from = (remoteAddress: string) => app.inject({ url: '/', headers, remoteAddress })
  expect((await from('192.0.2.1')).statusCode).toBe(200)
  expect((await from('192.0.2.2')).statusCode).toBe(421)
})

test('a request whose client left before its address was read is refused and is no fault', async () => {
  const server = await createServer(platform, new Map())
  server.get('/*', () => 'a page')
  // Node reports no address for a connection that the client has reset and whose closing it has not yet noticed.
  server.server.on('connection', (socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
  )
  const { status, body } = await sendRawOverSocket(
    server,
    'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  )
  expect(status).toBe(400)
  expect(JSON.parse(body)).toMatchObject({ code: 'not-readable' })
  await server.close()
})

test('a shop on https sends plain http there, but for its probes and, in a demo, its simulators', async () => {
  const https = { SHOP_URL: 'https://pito.example' }
  const production = {
    ...https,
    SHOP_MODE: 'production',
    MAIL_URL: 'smtp://mail.example',
    MAIL_FROM: 'kauppa@pito.example',
    PAYTRAIL_ACCOUNT: '700001',
    PAYTRAIL_SECRET: 'a secret of this shop alone',
  }
  const statusesOf = async (settings: Record<string, string>) => {
    const server = await createServer(await testPlatform({ settings }), new Map())
    server.get('/*', () => 'a page')
    const paths = ['/tyres', '/healthz', '/dev/simulator']
    const responses = await Promise.all(
      paths.map((url) => server.inject({ url, headers: { host: '127.0.0.1' } })),
    )
    await server.close()
    return responses.map(({ statusCode }) => statusCode)
  }
  expect(await statusesOf(https)).toEqual([308, 200, 200])
  expect(await statusesOf(production)).toEqual([308, 200, 308])
})

test('a demo’s own calls to its simulators are not counted: many who pay at once come from one address', async () => {
  const server = await createServer(
    await testPlatform({ settings: { RATE_LIMIT_PER_MINUTE: '2' } }),
    new Map(),
  )
  server.get('/*', () => 'a page')
  const statusOf = async (url: string) => (await server.inject(url)).statusCode
  for (let call = 0; call < 3; call++) expect(await statusOf('/dev/simulator')).toBe(200)
  for (const status of [200, 200, 429]) expect(await statusOf('/tyres')).toBe(status)
  await server.close()
})

test('probes are not counted: a load balancer may have the address of customers who request too much', async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '2' }
  const server = await createServer(await testPlatform({ settings }), new Map())
  server.get('/*', () => 'a page')
  const statusOf = async (url: string) => (await server.inject(url)).statusCode
  for (const status of [200, 200, 429]) expect(await statusOf('/tyres')).toBe(status)
  for (const url of ['/healthz', '/readyz', '/readyz?from=proxy', '/metrics'])
    expect(await statusOf(url)).toBe(200)
  await server.close()
})

test('whoever has a /64 of IPv6 has one rate limit for all of its addresses, and the next /64 has another', async () => {
  const settings = { RATE_LIMIT_PER_MINUTE: '2' }
  const server = await createServer(await testPlatform({ settings }), new Map())
  server.get('/*', () => 'a page')
  const statusOf = async (remoteAddress: string) =>
    (await server.inject({ url: '/tyres', remoteAddress })).statusCode
  expect(await statusOf('2001:db8:0:1::1')).toBe(200)
  expect(await statusOf('2001:db8:0:1::2')).toBe(200)
  expect(await statusOf('2001:db8:0:1:ffff::3')).toBe(429)
  expect(await statusOf('2001:db8:0:2::1')).toBe(200)
  await server.close()
})
