import { expect, test } from 'vitest'
import { ibanIn, ibanShown, isIban } from './iban.ts'

test.each([
  ['FI2112345600000785', true],
  ['DE89370400440532013000', true],
  ['FI2112345600000786', false],
  ['FI21 1234 5600 0007 85', false],
  ['FI21', false],
  ['', false],
])('whether %s is an IBAN: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})

test('an IBAN is read with the spaces with which it is written', () => {
  const iban = 'FI2112345600000785'
  expect(ibanShown(iban)).toBe('FI21 1234 5600 0007 85')
  expect(ibanIn(` ${ibanShown(iban).toLowerCase()} `)).toBe(iban)
})
