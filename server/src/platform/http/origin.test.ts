import { expect, test } from 'vitest'
import { whyNotFrom } from './origin.ts'

const shop = new URL('https://pito.example')
const post = (headers: Record<string, string>) => whyNotFrom(shop, { method: 'POST', headers } as never)

test.each([
  ['the shop’s own page', { 'sec-fetch-site': 'same-origin' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['an older browser on the shop’s page', { origin: 'https://pito.example' }],
  ['a program', {}],
  ['a program with a bearer token', { authorization: 'Bearer x', 'sec-fetch-site': 'cross-site' }],
  ['the same host under another name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
])('%s may change things', (_who, headers) => {
  expect(post(headers as Record<string, string>)).toBeNull()
})

test.each([
  ['another site’s page', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { origin: 'https://evil.example', host: 'pito.example' }],
  ['a page that hides its origin', { origin: 'null' }],
])('%s may not', (_who, headers) => {
  expect(post(headers as Record<string, string>)).toBe('foreign-origin')
})

test('reading is open to all', () => {
  expect(whyNotFrom(shop, { method: 'GET', headers: { 'sec-fetch-site': 'cross-site' } })).toBeNull()
})
