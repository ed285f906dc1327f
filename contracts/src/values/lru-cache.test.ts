import { expect, test } from 'vitest'
import { LruCache } from './lru-cache.ts'

function cacheOf(cache: LruCache<string, string>) {
  const computed: string[] = []
  const ask = (key: string) =>
    cache.remember(key, () => {
      computed.push(key)
      return `options of ${key}`
    })
  return { ask, computed }
}

test('a cached value is not computed again, until all are cleared', () => {
  const cache = new LruCache<string, string>(2)
  const { ask, computed } = cacheOf(cache)
  expect([ask('205'), ask('205')]).toEqual(['options of 205', 'options of 205'])
  expect(computed).toEqual(['205'])
  cache.clear()
  ask('205')
  expect(computed).toEqual(['205', '205'])
})

test('the entry least recently used is evicted', () => {
  const { ask, computed } = cacheOf(new LruCache(2))
  for (const key of ['205', '215', '205', '225', '205', '215']) ask(key)
  expect(computed).toEqual(['205', '215', '225', '215'])
})

test('an entry that is set again is the most recent', () => {
  const cache = new LruCache<string, number>(2)
  cache.set('205', 1).set('215', 2).set('205', 3).set('225', 4)
  expect([...cache]).toEqual([
    ['205', 3],
    ['225', 4],
  ])
})
