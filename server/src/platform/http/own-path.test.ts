import { expect, test } from 'vitest'
import { isOwnPath } from './own-path.ts'

test.each([
  '/',
  '/tyres',
  '/tyres/',
  '/tyres?next=//x/../y',
  '/brand/..name',
  '/brand/%2e%2ename',
  '/renkaat/ä',
])('%s is an address of the shop', (target) => {
  expect(isOwnPath(target)).toBe(true)
})

test.each([
  '',
  '*',
  '//evil.example/tyres',
  '/\\evil.example',
  '/..//[',
  '/..//x:99999/',
  '/.//u:p@x/tyres',
  '/..//x/tyres',
  '/./tyres',
  '/brand/../tyres',
  '/brand/..',
  '/brand\\..\\tyres',
  '/%2E%2e/tyres',
  '/.%2E/tyres',
  '/brand//nokian',
  '/\t/evil.example',
  'http://evil.example/tyres',
])('%j is not', (target) => {
  expect(isOwnPath(target)).toBe(false)
})
