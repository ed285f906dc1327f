import { expect, test } from 'vitest'
import { isBusinessId, isCompanyVatNumber, isFinnishVatNumber } from './company-id.ts'

test.each(['2617416-4', '1572860-0', '1366959-8', '1234567-1', ' 2617416-4 '])('%s is a Y-tunnus', (id) => {
  expect(isBusinessId(id)).toBe(true)
})

test.each(['1234567-8', '2617416-5', '26174164', '2617416-44', 'FI26174164', '', '0000000-1'])(
  '%j is no Y-tunnus',
  (id) => expect(isBusinessId(id)).toBe(false),
)

test('a six-digit id of old counts with a nought in front', () => {
  // The business id 0112038-9 was issued as 112038-9, so both forms are valid.
  expect(isBusinessId('112038-9')).toBe(true)
  expect(isBusinessId('0112038-9')).toBe(true)
})

test.each([
  ['FI26174164', true],
  ['fi 2617416-4', true],
  ['FI26174165', false],
  ['SE26174164', false],
  ['26174164', false],
])('VAT number %s: %s', (number, valid) => {
  expect(isFinnishVatNumber(number)).toBe(valid)
})

test('one field takes either', () => {
  expect(['2617416-4', 'FI26174164', '2617416-5'].map(isCompanyVatNumber)).toEqual([true, true, false])
})
