import { pdfFonts } from './pdf-fonts.ts'

const replacement = '\uFFFD'
const codePoints = new Set(pdfFonts.regular.characterSet)
const graphemes = new Intl.Segmenter()

/**
 * The text as the embedded fonts can print it. A letter that they lack, such as a Chinese one, and a whole emoji become
 * one replacement character (�) each, so that a reader sees that something is missing. Control characters and invisible
 * formatting are left out. Finnish amounts have a minus sign that the fonts lack; a hyphen is printed for it.
 */
export function printable(text: string): string {
  const plain = text.normalize('NFC').replaceAll('\u2212', '-')
  if (isCovered(plain)) return plain
  return Array.from(graphemes.segment(plain), ({ segment }) => printableGrapheme(segment)).join('')
}

function printableGrapheme(grapheme: string): string {
  if (isCovered(grapheme)) return grapheme
  const visible = grapheme.replaceAll(/[[\p{Cc}\p{Cf}]--\n]/gv, '')
  return isCovered(visible) ? visible : replacement
}

function isCovered(text: string): boolean {
  return [...text].every((character) => character === '\n' || codePoints.has(character.codePointAt(0) ?? 0))
}
