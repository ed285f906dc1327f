import { expect, test } from 'vitest'
import type { IdentifiedArticle } from './identifiers.ts'
import { Identifiers } from './identifiers.ts'

const article = (id: number, ean: string, { eprelId = null as number | null, active = true } = {}) =>
  ({ id, ean, eprelId, active }) as IdentifiedArticle

test('articles are found by their EAN and their EPREL number until they are off sale', () => {
  const identifiers = new Identifiers()
  identifiers.update([article(1, '2000000000011', { eprelId: 54_321 }), article(300, '2000000000028')])
  expect(identifiers.find('2000000000011')).toEqual([1])
  expect(identifiers.find('54321')).toEqual([1])
  expect(identifiers.find('2000000000028')).toEqual([300])
  expect(identifiers.find('00000')).toEqual([])
  identifiers.update([article(1, '2000000000011', { active: false }), article(300, '2000000000035')])
  expect(identifiers.find('2000000000011')).toEqual([])
  expect(identifiers.find('54321')).toEqual([])
  expect(identifiers.find('2000000000035')).toEqual([300])
})

test('the memory does not grow with the largest id', () => {
  const identifiers = new Identifiers()
  const before = process.memoryUsage().arrayBuffers
  identifiers.update([article(2_000_000_000, '2000000000011')])
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000)
  expect(identifiers.find('2000000000011')).toEqual([2_000_000_000])
})
