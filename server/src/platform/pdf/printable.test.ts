import { isPrintable } from '@pito/contracts/values/printable'
import type { Font } from 'fontkit'
import { expect, test } from 'vitest'
import { pdfFonts } from './pdf-fonts.ts'
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

const accepted = Array.from({ length: 0x11_0000 }, (_, codePoint) => codePoint)
  .filter((codePoint) => codePoint < 0xd800 || codePoint > 0xdfff)
  .map((codePoint) => String.fromCodePoint(codePoint))
  .filter(isPrintable)
/** The glyph with the number 0 is the box that stands for a missing character. */
const boxesOf = (font: Font, text: string) => font.layout(text).glyphs.filter(({ id }) => id === 0)

test.each(['regular', 'bold'] as const)(
  'the font %s draws every character that a name may have',
  (weight) => {
    const font = pdfFonts[weight]
    expect(accepted.length).toBeGreaterThan(2500)
    expect(accepted.filter((character) => boxesOf(font, printable(character)).length > 0)).toEqual([])
    expect(accepted.filter((character) => printable(character) === '\uFFFD')).toEqual([])
  },
)

test('accents that follow their letter are drawn over it, also where no joined letter exists', () => {
  expect(printable('e\u0301')).toBe('é')
  const { glyphs, positions } = pdfFonts.regular.layout(printable('x\u030C'))
  expect(glyphs).toHaveLength(2)
  expect(positions[1]?.xAdvance).toBe(0)
  expect(positions[1]?.xOffset).toBeLessThan(0)
})
