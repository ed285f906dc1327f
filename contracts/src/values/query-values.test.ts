import { expect, test } from 'vitest'
import { valuesIn } from './query-values.ts'
import { isSlug } from './slug.ts'
import { isZipcode } from './zipcode.ts'

test.each([
  [['1,2'], ['1', '2']],
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [['[1, 2]'], ['1', '2']],
  [[' a ', ',,', ''], ['a']],
])('the values in %j are %j', (texts, values) => {
  expect(valuesIn(texts)).toEqual(values)
})

test.each([
  ['rengaspiste-kallio', true],
  ['piste-2', true],
  ['Kallio', false],
  ['-kallio', false],
  ['kallio--2', false],
  ['a'.repeat(101), false],
])('%s is a slug: %s', (text, isOne) => {
  expect(isSlug(text)).toBe(isOne)
})

test.each([
  ['00100', true],
  ['0010', false],
  ['001000', false],
  ['FI001', false],
])('%s is a zipcode: %s', (text, isOne) => {
  expect(isZipcode(text)).toBe(isOne)
})
