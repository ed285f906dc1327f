import { expect, test } from 'vitest'
import { formatStock } from './format-stock.ts'

test.each([
  [300, '>250'],
  [251, '>250'],
  [250, '>100'],
  [101, '>100'],
  [51, '>50'],
  [21, '>20'],
  [20, '>8'],
  [9, '>8'],
  [8, '8'],
  [1, '1'],
  [0, '0'],
  [-3, '0'],
])('a stock of %i is shown as %s', (count, figure) => {
  expect(formatStock(count)).toBe(figure)
})
