import { expect, test } from 'vitest'
import { bytesOf } from './bytes-of.ts'

test('pieces are one text in UTF-8', () => {
  expect(bytesOf(['Renkaat alkaen ', '61,00 €', ' 🛞']).toString()).toBe('Renkaat alkaen 61,00 € 🛞')
})

test('a page longer than all before it has room, and leaves the ones before as they were', () => {
  const first = bytesOf(['lumi'])
  const long = '€'.repeat(300_000)
  expect(bytesOf([long, long]).toString()).toBe(long + long)
  expect(first.toString()).toBe('lumi')
})
