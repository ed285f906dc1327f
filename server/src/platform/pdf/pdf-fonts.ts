import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Font } from 'fontkit'
import { create } from 'fontkit'

/** The fonts are parsed once per process; pdfkit embeds in each document only the glyphs that the document uses. */
export const pdfFonts = { regular: openFont('noto-sans-regular.ttf'), bold: openFont('noto-sans-bold.ttf') }

function openFont(file: string): Font {
  const font = create(readFileSync(join(import.meta.dirname, 'fonts', file)))
  if (!('layout' in font))
    throw new Error(`${file} is a collection of fonts, where a single one is expected.`)
  return rememberCharacters(font)
}

/**
 * A font caches its glyphs together with the characters they were first asked for, and pdfkit writes those characters
 * into the document, so that its text can be copied and read aloud. Embedding "ä" asks for the glyph of "a" without a
 * character; the next document would then have an "a" that cannot be read. Asking for every character first prevents it.
 */
function rememberCharacters(font: Font): Font {
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  return font
}
