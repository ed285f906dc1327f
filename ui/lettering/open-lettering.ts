import { readFile } from 'node:fs/promises'
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'

export interface Style {
  /** 300 to 900. */
  weight: number
  /** 100 to 125 per cent. */
  width: number
}

export interface Lettering {
  /** Outline for an SVG path: 1000 units an em, the baseline at 0, downwards is more. */
  path: string
  advance: number
}

const bundled = new URL('../fonts/archivo-pito.woff2', import.meta.url)

/** Lettering for drawn pictures, where no font can be counted on. */
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
