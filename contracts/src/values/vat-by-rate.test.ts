import { expect, test } from 'vitest'
import { vatByRate } from './vat-by-rate.ts'

test('the VAT of lines is added up for each rate, the highest rate first', () => {
  const lines = [
    { vat_percent: 14, vat_amount: 9.77 },
    { vat_percent: 25.5, vat_amount: 68.19 },
    { vat_percent: 25.5, vat_amount: 0.85 },
  ]
  expect(vatByRate(lines)).toEqual([
    { percent: 25.5, cents: 6904 },
    { percent: 14, cents: 977 },
  ])
  expect(vatByRate([])).toEqual([])
})
