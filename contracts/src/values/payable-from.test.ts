import { expect, test } from 'vitest'
import { payableFromSentence } from './payable-from.ts'

test.each([
  ['2026-11-20T10:30:00Z', '12.30', '12:30'],
  ['2026-11-20T10:30:00.001Z', '12.31', '12:31'],
  ['2026-11-20T06:05:00Z', '8.05', '08:05'],
  ['2026-07-01T21:59:59Z', '1.00', '01:00'],
])('an order that can be paid at %s can be paid from %s on in Helsinki', (moment, fi, en) => {
  expect(payableFromSentence(new Date(moment))).toEqual({
    fi_FI: `Voit maksaa tilauksen klo ${fi} alkaen.`,
    en_GB: `You can pay for the order from ${en} on.`,
  })
})
