import { expect, test } from 'vitest'
import { tyres } from '../words/tyres.ts'
import { stockFigure, stockOf, stockWords } from './stock-words.ts'

test.each([
  [300, '>250'],
  [251, '>250'],
  [250, '250'],
  [1, '1'],
  [0, '0'],
  [-3, '0'],
])('a stock of %i is told as %s', (count, told) => {
  expect(stockFigure(count)).toBe(told)
})

test.each([
  [32, 'in', 'Varastossa 32\u00a0kpl'],
  [5, 'in', 'Varastossa 5\u00a0kpl'],
  [4, 'few', 'Jäljellä 4\u00a0kpl'],
  [0, 'out', 'Loppuunmyyty'],
  [-3, 'out', 'Loppuunmyyty'],
])('%i pieces', (count, stock, words) => {
  expect(stockOf(count)).toBe(stock)
  expect(stockWords(count, tyres.fi)).toBe(words)
})
