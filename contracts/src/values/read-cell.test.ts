import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountSentences } from './account-sentences.ts'
import { articleSentences } from './article-sentences.ts'
import type { ImportField } from './import-fields.ts'
import { fileFaultSentence, importSentences as s } from './import-sentences.ts'
import type { NumberLimits } from './number-limits.ts'
import { numberLimits } from './number-limits.ts'
import { priceSentences } from './price-sentences.ts'
import { readCell as readCellOf } from './read-cell.ts'

const limits = {
  euros: numberLimits.priceCents,
  whole: numberLimits.countedQuantity,
  count: numberLimits.countedQuantity,
} as Partial<Record<ImportField['holds'], NumberLimits>>
const readCell = (holds: ImportField['holds'], text: string) =>
  readCellOf({ holds, ...(limits[holds] && { limits: limits[holds] }) }, text)

test.each([
  ['99', 9900],
  ['99,9', 9990],
  ['99.90', 9990],
  ['99,90 €', 9990],
  ['1 234,50', 123_450],
  ['1\u00A0234,50', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
] as const)('the amount %s is %i cents', (text, value) => {
  expect(readCell('euros', text)).toEqual({ value })
})

test.each([
  ['99,999', priceSentences.twoDecimals],
  ['1.234', priceSentences.twoDecimals],
  ['0', numberLimits.priceCents.sentence],
  ['-5', numberLimits.priceCents.sentence],
  ['-0,50', numberLimits.priceCents.sentence],
  ['100 000,01', numberLimits.priceCents.sentence],
  ['10000000', numberLimits.priceCents.sentence],
  ['99999999999999', numberLimits.priceCents.sentence],
  ['halpa', s.notAnAmount],
  ['=A1*2', s.formula],
  ['#N/A', s.spreadsheetError],
  ['#VIITTAUS!', s.spreadsheetError],
] as const)('the amount %s is refused', (text, fault) => {
  expect(readCell('euros', text)).toEqual({ fault })
})

test.each([
  ['25.11.2026', '2026-11-25'],
  ['5.1.2026', '2026-01-05'],
  ['25.11.26', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['46351', '2026-11-25'],
] as const)('the date %s is %s', (text, value) => {
  expect(readCell('date', text)).toEqual({ value })
})

test.each(['31.2.2026', '2026-13-01', '11/25/2026', '25.11.6', '0000-01-01x'])(
  'the date %s is refused',
  (text) => {
    expect(readCell('date', text)).toEqual({ fault: s.notDate })
  },
)

test.each(['31.12.9999', '9999-12-31', '1.1.1999', '0000-01-01', '99999'])(
  'the year of the date %s is named',
  (text) => {
    expect(readCell('date', text)).toEqual({ fault: s.dateOutsideCentury })
  },
)

test('a text with a line break or an invisible character is refused', () => {
  for (const text of ['Pohjolan\nRengas', 'Pohjolan\u200BRengas'])
    expect(readCell('text', text)).toEqual({ fault: accountSentences.notOneLine })
})

test('an amount is read as it was written, with a comma or a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom(',', '.'), (cents, mark) => {
      const text = (cents / 100).toFixed(2).replace('.', mark)
      expect(readCell('euros', text)).toEqual({ value: cents })
    }),
  )
})

test.each([
  ['kyllä', true],
  ['X', true],
  ['ei', false],
  ['FALSE', false],
] as const)('%s is read as %s', (text, value) => {
  expect(readCell('flag', text)).toEqual({ value })
})

test('a whole number has only digits', () => {
  expect(readCell('whole', '71')).toEqual({ value: 71 })
  expect(readCell('whole', '71 dB')).toEqual({ fault: s.notWhole })
})

test.each(['-4', '100001', '999999999', '99999999999999999999'])(
  'a quantity of %s is outside the limits of the form',
  (text) => {
    for (const holds of ['whole', 'count'] as const)
      expect(readCell(holds, text)).toEqual({ fault: numberLimits.countedQuantity.sentence })
  },
)

test.each([
  ['ean', '2000000011066.0', '2000000011066'],
  ['whole', '71.0', 71],
  ['count', '20.0', 20],
  ['week', '3125.0', '3125'],
  ['week', '525.0', '0525'],
] as const)('the %s %s is a number that a program has stored with a fraction', (holds, text, value) => {
  expect(readCell(holds, text)).toEqual({ value })
})

test('an EAN that a spreadsheet has shortened is not corrected, also with a fraction', () => {
  for (const text of ['6419440000000', '6419440000000.0', '6,41944E+12'])
    expect(readCell('ean', text)).toEqual({ fault: articleSentences.eanShortened })
})

test.each(['20 kpl', '20kpl.', '20 pcs'])('the quantity %s is 20', (text) => {
  expect(readCell('count', text)).toEqual({ value: 20 })
})

test.each([
  ['DOT 3125', '3125'],
  ['dot3125', '3125'],
  ['31/25', '3125'],
  ['5/25', '0525'],
  ['DOT 31/2025', '3125'],
] as const)('the production week %s is %s', (text, value) => {
  expect(readCell('week', text)).toEqual({ value })
})

test.each([
  ['3', 'Lainausmerkki alkaa mutta ei pääty. (Rivi 3.)', '(Line 3.)'],
  ['B3', '(Solu B3.)', '(Cell B3.)'],
  ['xl/workbook.xml', '(Kohta xl/workbook.xml.)', '(At xl/workbook.xml.)'],
])('the place %s of a fault in a file is named', (place, finnish, english) => {
  const { fi_FI, en_GB } = fileFaultSentence('quote-not-closed', place)
  expect([fi_FI, en_GB]).toEqual([expect.stringContaining(finnish), expect.stringContaining(english)])
})

test('a text has single ordinary spaces, as in the forms', () => {
  expect(readCell('text', 'Nokian \u00a0 Tyres')).toEqual({ value: 'Nokian Tyres' })
})
