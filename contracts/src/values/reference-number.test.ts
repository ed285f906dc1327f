import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceNumber, referenceNumberInGroups } from './reference-number.ts'

test.each([
  ['617435', '6174354'],
  ['123123', '1231234'],
  ['1234', '12344'],
  ['3907152846', '39071528469'],
  ['0001234', '12344'],
])('%s gets its check digit: %s', (number, reference) => {
  expect(referenceNumber(number)).toBe(reference)
})

test.each(['', '12', '12a4', '-1234', '1'.repeat(20)])('%j has no reference number', (number) => {
  expect(() => referenceNumber(number)).toThrow('3 to 19 digits')
})

test.each([
  ['1', '1'],
  ['12344', '12344'],
  ['2348236', '23 48236'],
  ['39071528469', '3 90715 28469'],
  ['11112222233333', '1111 22222 33333'],
])('%s is printed in groups of five from the right: %s', (reference, printed) => {
  expect(referenceNumberInGroups(reference)).toBe(printed)
})

test('any single wrong digit is found by the check digit', () => {
  const wrong = fc.record({
    // The order number 1000000000 is left out: if its first digit is mistyped as 0, only zeros are left, so there is
    // nothing to check.
    orderNumber: fc.integer({ min: 1_100_000_000, max: 9_999_999_999 }).map(String),
    place: fc.nat(10),
    by: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(wrong, ({ orderNumber, place, by }) => {
      const right = [...referenceNumber(orderNumber)]
      const mistyped = right.with(place, String((Number(right[place]) + by) % 10)).join('')
      expect(referenceNumber(mistyped.slice(0, -1))).not.toBe(mistyped)
    }),
  )
})
