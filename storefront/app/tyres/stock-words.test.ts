import { expect, test } from 'vitest'
import { tyres } from '../words/tyres.ts'
import { stockOf, stockWords } from './stock-words.ts'

test.each([
  [300, 'in', 'Varas\u00adtossa yli\u00a0250\u00a0kpl'],
  [32, 'in', 'Varas\u00adtossa yli\u00a020\u00a0kpl'],
  [5, 'in', 'Varas\u00adtossa 5\u00a0kpl'],
  [4, 'few', 'Jäljellä 4\u00a0kpl'],
  [3, 'few', 'Jäljellä 3\u00a0kpl, ei riitä neljään'],
  [0, 'out', 'Loppuun\u00admyyty'],
  [-3, 'out', 'Loppuun\u00admyyty'],
])('%i pieces', (count, stock, words) => {
  expect(stockOf(count)).toBe(stock)
  expect(stockWords(count, tyres.fi)).toBe(words)
})
