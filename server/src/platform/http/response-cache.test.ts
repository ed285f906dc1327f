import { expect, test } from 'vitest'
import { ResponseCache } from './response-cache.ts'

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

test('memory stays bounded however many addresses are requested', () => {
  const { cache } = shop()
  const large = ' '.repeat(60_000)
  for (let index = 0; index < 600; index++) cache.store(`/a?${index}`, 'fi_FI', large, '0')
  const found = Array.from({ length: 600 }, (_, index) => cache.find(`/a?${index}`, 'fi_FI')).filter(Boolean)
  expect(found.length).toBeLessThan(300)
  expect(found.length).toBeGreaterThan(0)
})
