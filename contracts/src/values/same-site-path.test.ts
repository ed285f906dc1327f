import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each([
  '/',
  '/profile',
  '/order/5?lang=en#lines',
  '/tyres/car-suv-4x4?width=205&tyre_season=Winter+Studded,Summer',
  '/renkaat?brand=Nokian%20Tyres',
  '/profile?next=https://elsewhere.example',
  '/ääkköset',
  '/brand/nokian%20tyres',
])('%s stays on the site', (path) => {
  expect(sameSitePath(path)).toBe(encodeURI(decodeURI(path)))
})

test.each([
  '',
  'profile',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%252Fevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  `/${'a'.repeat(1001)}`,
])('%j is no path of this site', (text) => {
  expect(sameSitePath(text)).toBeNull()
})

test('nothing is no path', () => {
  expect([sameSitePath(null), sameSitePath(undefined)]).toEqual([null, null])
})
