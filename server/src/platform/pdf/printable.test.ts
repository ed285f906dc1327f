import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Mäkinen Öljy & Å, 1 234,50 €', 'Mäkinen Öljy & Å, 1 234,50 €'],
  ['Škoda – “Žižkov”, Wałęsa, Đorđe, Nguyễn', 'Škoda – “Žižkov”, Wałęsa, Đorđe, Nguyễn'],
  ['Юрий Їжакевич, Ελένη Παπαδοπούλου', 'Юрий Їжакевич, Ελένη Παπαδοπούλου'],
  ['a\u0308iti', 'äiti'],
  ['\u22125,00 €', '-5,00 €'],
  ['first\r\nsecond', 'first\nsecond'],
  ['tab\tand \u200bnothing', 'taband nothing'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test.each([
  ['轮胎 Oy', '\uFFFD\uFFFD Oy'],
  ['Aino 👩‍👩‍👧 🇫🇮', 'Aino \uFFFD \uFFFD'],
  ['გიორგი', '\uFFFD'.repeat(6)],
])('what the fonts lack is visible: %j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
