import { expect, test } from 'vitest'
import { parseEuros } from './parse-euros.ts'

test.each([
  ['99,90', 99.9],
  ['99.90 €', 99.9],
  ['1 200', 1200],
  ['', null],
  ['0', null],
  ['-5', null],
  ['halpa', null],
  ['1e5', null],
])('"%s" is %s euros', (text, euros) => {
  expect(parseEuros(text)).toBe(euros)
})
