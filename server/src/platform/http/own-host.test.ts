import { expect, test } from 'vitest'
import { whyNotHost } from './own-host.ts'

const shop = new URL('https://shop.example')
const named = (host: string, url = '/') =>
  whyNotHost(shop, { host, url, raw: { rawHeaders: ['host', host] } }) === null

test.each([
  'shop.example',
  'SHOP.example',
  'shop.example:443',
  'shop.example.',
  'localhost:3000',
  'fi.localhost',
])('the shop answers to %s', (host) => {
  expect(named(host)).toBe(true)
})

test.each(['127.0.0.1:3000', '[::1]:3000', '10.0.0.7'])('the shop answers at the address %s', (host) => {
  expect(named(host)).toBe(true)
})

test.each([
  '',
  'evil.example',
  'shop.example.evil.example',
  'xshop.example',
  'localhost.evil.example',
  'evil.example@localhost',
  '127.0.0.1.evil.example',
  '[::1',
])('the shop does not answer to %j', (host) => {
  expect(named(host)).toBe(false)
})

test('a load balancer may ask under any name whether the shop is alive and ready, and nothing else', () => {
  expect(named('target-7.internal', '/healthz')).toBe(true)
  expect(named('target-7.internal', '/readyz?from=balancer')).toBe(true)
  expect(named('target-7.internal', '/metrics')).toBe(false)
})

test('several Host headers are not readable, while a header whose value is “host” is no Host header', () => {
  const why = (...rawHeaders: string[]) =>
    whyNotHost(shop, { host: 'shop.example', url: '/', raw: { rawHeaders } })
  expect(why('Host', 'shop.example', 'HOST', 'shop.example')).toBe('not-readable')
  expect(why('Host', 'shop.example', 'x-forwarded-by', 'host')).toBeNull()
})
