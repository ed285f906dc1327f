import { expect, test } from 'vitest'
import { firstQuantity, mostOf, parseQuantity } from './cart-quantity.ts'

test.each([
  [10, 4],
  [4, 4],
  [3, 3],
  [0, 0],
  [-2, 0],
])('with %i in stock the quantity starts at %i', (available, first) => {
  expect(firstQuantity(available)).toBe(first)
})

test.each([
  [10, 10],
  [5000, 999],
  [-1, 0],
])('of %i in stock a row takes %i', (available, most) => {
  expect(mostOf(available)).toBe(most)
})

test.each([
  ['4', 4],
  [' 12 ', 12],
  ['2.5', 2],
  ['2,5', 2],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['abc', 1],
  ['NaN', 1],
])('%j typed is %i', (text, quantity) => {
  expect(parseQuantity(text)).toBe(quantity)
})
