import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Mäkinen Öljy & Å, 1 234,50 €', 'Mäkinen Öljy & Å, 1 234,50 €'],
  ['Škoda – “Žižkov”', 'Škoda – “Žižkov”'],
  ['Dvořák, Wałęsa, Đorđe', 'Dvorák, Walesa, Dorde'],
  ['\u22125,00 €', '-5,00 €'],
  ['a\u0308iti', 'äiti'],
  ['轮胎', '??'],
  ['tab\tand \u200bnothing', 'taband nothing'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
