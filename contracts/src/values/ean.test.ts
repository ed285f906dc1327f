import { expect, test } from 'vitest'
import { eanWithCheckDigit, whyNotEan } from './ean.ts'

test.each([
  ['6419440133119', null],
  ['6419440133118', 'wrong-check-digit'],
  ['641944013311', 'not-13-digits'],
  ['64194401331a9', 'not-13-digits'],
  ['6,41944E+12', 'shortened-by-spreadsheet'],
  ['6.41944e12', 'shortened-by-spreadsheet'],
  ['6419440000000', 'shortened-by-spreadsheet'],
  ['6419440000008', null],
  ['6419440010000', 'wrong-check-digit'],
] as const)('%s: %s', (text, fault) => {
  expect(whyNotEan(text)).toBe(fault)
})

test('the check digit is corrected', () => {
  expect(eanWithCheckDigit('6419440133110')).toBe('6419440133119')
})
