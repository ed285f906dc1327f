import { expect, test } from 'vitest'
import { withoutVat } from './without-vat.ts'

test.each([
  [12_550, 25.5, 10_000],
  [13_990, 25.5, 11_147],
  [13_990, 0, 13_990],
  [0, 25.5, 0],
])('%d cents with %d %% VAT are %d cents without', (gross, percent, net) => {
  expect(withoutVat(gross, percent)).toBe(net)
})
