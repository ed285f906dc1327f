import { expect, test } from 'vitest'
import { internationalNumber, isContactNumber, mayBeTyped, nationalNumber } from './contact-number.ts'

test.each(['050123123', '040 123 4567', '+358 40-123-4567', '(09) 123 4567', '1234567', '123456789012'])(
  '%s is a contact number',
  (text) => expect(isContactNumber(text)).toBe(true),
)

test.each(['', '123', '123456', '1234567890123', '050,123123', '050123123a', '++358501234', '1-2-3-4-567'])(
  '%j is none',
  (text) => expect(isContactNumber(text)).toBe(false),
)

test.each([
  ['', true],
  ['+', true],
  ['+358 (', true],
  ['+358+', false],
  ['((', false],
  ['1-2-3-', true],
  ['1-2-3-4-', false],
  ['1 2 3 4 5', true],
  ['1 2 3 4 5 ', false],
  ['050x', false],
  ['1'.repeat(21), true],
  ['1'.repeat(22), false],
])('typing %j: %s', (text, allowed) => {
  expect(mayBeTyped(text)).toBe(allowed)
})

test.each([
  ['+358 40 123 4567', '358', '40 123 4567'],
  ['+358-40-123 4567', '358', '40-123 4567'],
  ['00358401234567', '358', '401234567'],
  ['+46 70 123 45 67', '46', '70 123 45 67'],
  ['0401234567', '358', '0401234567'],
  ['+358 12345', '358', '+358 12345'],
  ['abc', '358', 'abc'],
])('%s is stored as a number of +%s: %s', (typed, country_code, contact_number) => {
  const stored = nationalNumber({ country_code: '358', contact_number: typed })
  expect(stored).toEqual({ country_code, contact_number })
  expect(internationalNumber(stored.country_code, stored.contact_number)).toBe(
    internationalNumber('358', typed),
  )
})

test('a code of four digits that was chosen is split off as a whole', () => {
  expect(nationalNumber({ country_code: '1242', contact_number: '+1242 322 1234' })).toEqual({
    country_code: '1242',
    contact_number: '322 1234',
  })
})

test.each([
  ['040 123 4567', '+358401234567'],
  ['+46 70-123 45', '+467012345'],
  ['00358 40 123 4567', '+358401234567'],
  ['(09) 123 4567', '+35891234567'],
])('%s of Finland is %s everywhere', (typed, full) => {
  expect(internationalNumber('358', typed)).toBe(full)
})
