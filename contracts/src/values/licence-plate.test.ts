import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLicencePlate } from './licence-plate.ts'

test.each([
  ['ABC-123', 'ABC-123', true],
  ['abc 123', 'ABC-123', true],
  [' abc123 ', 'ABC-123', true],
  ['äöå–1', 'ÄÖÅ-1', true],
  ['ÅL 77', 'ÅL-77', true],
  ['CD-1234', 'CD-1234', false],
  ['A 12', 'A-12', false],
  ['PITO1X', 'PITO-1X', false],
  ['12-AB', '12AB', false],
])('%s is read as %s', (input, text, usual) => {
  expect(readLicencePlate(input)).toEqual({ text, usual })
})

test.each([
  '',
  '   ',
  '123',
  'ABC',
  'ABC-12345678',
  '<b>1</b>',
  'ABC/1',
  "A'1",
  'ABC-123\u0000',
  '1'.repeat(10_000),
])('%j cannot be a plate', (input) => {
  expect(readLicencePlate(input)).toBeNull()
})

test('what was read is read the same again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zåäöA-ZÅÄÖ0-9 -]{1,9}$/), (input) => {
      const plate = readLicencePlate(input)
      if (plate) expect(readLicencePlate(plate.text)).toEqual(plate)
    }),
  )
})
