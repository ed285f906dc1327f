import { reductionOf } from '@pito/contracts/values/reduction-of'
import { expect, test } from 'vitest'
import { shownYear } from './shown-year.ts'

test.each([
  [10_490, 11_990, 13],
  [8_010, 10_000, 20],
  [10_000, 10_050, null],
  [10_000, 9_000, null],
  [10_000, null, null],
])('%i cents against a lowest of %s is %s per cent off', (cents, lowest, percent) => {
  expect(reductionOf(cents, lowest)).toBe(percent)
})

test.each([
  [2023, 2023],
  [2024, null],
  [null, null],
])('in 2026 a tyre of %s shows %s', (made, shown) => {
  expect(shownYear(made, 2026)).toBe(shown)
})
