import { expect, test } from 'vitest'
import { isPassword, rulesUnmet } from './password.ts'

test.each([
  ['', ['length', 'lower', 'upper', 'number', 'special']],
  ['Abcde1!', ['length']],
  ['ABCDEF1!', ['lower']],
  ['abcdef1!', ['upper']],
  ['Abcdefg!', ['number']],
  ['Abcdefg1', ['special']],
  ['Abcdefg 1', ['special']],
  ['Abcdef1!', []],
  ['Äitiöö1?', []],
])('%j misses %j', (password, unmet) => {
  expect(rulesUnmet(password)).toEqual(unmet)
})

test('a password has at most 25 characters', () => {
  expect(isPassword(`Ab1!${'x'.repeat(21)}`)).toBe(true)
  expect(isPassword(`Ab1!${'x'.repeat(22)}`)).toBe(false)
})
