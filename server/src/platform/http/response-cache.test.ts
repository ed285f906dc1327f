import { expect, test } from 'vitest'
import { canonicalAddress, ResponseCache } from './response-cache.ts'

function shop() {
  const state = { edition: '0' }
  return { state, cache: new ResponseCache(() => state.edition) }
}
const response = '{"success":1}'

test('a response is stored by address and language', () => {
  const { cache } = shop()
  cache.store('/a', 'fi_FI', response, '0')
  expect(cache.find('/a', 'fi_FI')?.toString()).toBe(response)
  expect(cache.find('/a', 'en_GB')).toBeUndefined()
  expect(cache.find('/b', 'fi_FI')).toBeUndefined()
})

test('any change empties the cache', () => {
  const { cache, state } = shop()
  cache.store('/a', 'fi_FI', response, '0')
  state.edition = '1'
  expect(cache.find('/a', 'fi_FI')).toBeUndefined()
})

test('a response begun before a change is not stored after it', () => {
  const { cache, state } = shop()
  state.edition = '1'
  cache.store('/a', 'fi_FI', response, '0')
  expect(cache.find('/a', 'fi_FI')).toBeUndefined()
})

test('memory stays bounded however many addresses are requested, and the oldest responses go first', () => {
  const { cache } = shop()
  const large = ' '.repeat(60_000)
  for (let index = 0; index < 600; index++) cache.store(`/a?${index}`, 'fi_FI', large, '0')
  const found = Array.from({ length: 600 }, (_, index) => cache.find(`/a?${index}`, 'fi_FI') !== undefined)
  const first = found.indexOf(true)
  expect(first).toBeGreaterThan(300)
  expect(first).toBeLessThan(330)
  expect(found.lastIndexOf(false)).toBe(first - 1)
})

test('an address is one address whatever the order of its parameters, and the values keep theirs', () => {
  const one = canonicalAddress('/a?x=1&y=2', { x: '1', y: '2' })
  expect(canonicalAddress('/a?y=2&x=1', { y: '2', x: '1' })).toBe(one)
  expect(canonicalAddress('/a?x=1%26y%3D2', { x: '1&y=2' })).not.toBe(one)
  expect(canonicalAddress('/a?', {})).toBe(canonicalAddress('/a', {}))
})
