import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

export interface Style {
  /** The weight of the strokes, from 400 to 900. */
  weight: number
  /** The width of the letters, from 100 to 125 per cent. */
  width: number
}

export interface Lettering {
  /** An outline for an SVG path in units of 1/1000 em; the baseline is at 0 and y grows downwards. */
  path: string
  advance: number
}

const bundled = new URL('../fonts/archivo-subset.woff2', import.meta.url)

/** Draws text as outlines for pictures that cannot rely on a font. */
export async function openLettering(font = bundled) {
  const opened = new Font(new Face(new Blob(await decompress(await readFile(font)))))
  return (text: string, style: Style): Lettering => draw(opened, text, style)
}

function draw(font: Font, text: string, { weight, width }: Style): Lettering {
  font.setVariations([new Variation('wght', weight), new Variation('wdth', width)])
  const line = new Buffer()
  line.addText(text)
  line.guessSegmentProperties()
  shape(font, line)
  let advance = 0
  let path = ''
  for (const glyph of line.getGlyphInfosAndPositions()) {
    if (glyph.codepoint === 0) throw new Error(`The bundled font lacks a letter of "${text}".`)
    path += placed(font.glyphToPath(glyph.codepoint), advance + (glyph.xOffset ?? 0))
    advance += glyph.xAdvance ?? 0
  }
  return { path, advance }
}

function placed(outline: string, right: number): string {
  return outline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x, y) => `${Math.round(Number(x) + right)} ${Math.round(-y)}`,
  )
}
