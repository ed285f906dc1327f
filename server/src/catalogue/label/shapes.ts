import { xmlText } from '../../platform/xml-text.ts'

/** The CMYK colours of Annex II: 100-80-0-0 for the blue, 0-0-100-0 for the stars. */
export const blue = '#164194'
export const yellow = '#ffed00'
export const ink = '#000'
export const white = '#fff'

/**
 * The regulation prescribes Verdana. The other typefaces are those most similar to Verdana, for systems without it.
 */
const verdana = "Verdana,'DejaVu Sans',Geneva,sans-serif"
export const calibri = "Calibri,Carlito,'Segoe UI',Arial,sans-serif"

interface TextPlace {
  readonly x: number
  readonly y: number
  /** The font size in millimetres; a point is 0.353 mm. */
  readonly size: number
  readonly font?: string
  readonly bold?: boolean
  readonly fill?: string
  readonly anchor?: 'middle' | 'end'
  /** The maximum width in millimetres. A longer text is condensed to this width. */
  readonly room?: number
}

/** The average width of a letter in Verdana, in em. */
const letterWidth = 0.62

export function text(
  { x, y, size, font = verdana, bold, fill, anchor, room }: TextPlace,
  words: string,
): string {
  const narrowed = room !== undefined && words.length * size * letterWidth > room
  const attributes = [
    `x="${x}" y="${y}" font-family="${font}" font-size="${size}"`,
    bold ? 'font-weight="700"' : '',
    fill ? `fill="${fill}"` : '',
    anchor ? `text-anchor="${anchor}"` : '',
    narrowed ? `textLength="${room}" lengthAdjust="spacingAndGlyphs"` : '',
  ]
  return `<text ${attributes.filter(Boolean).join(' ')}>${xmlText(words)}</text>`
}

export function group(x: number, y: number, inside: string): string {
  return `<g transform="translate(${rounded(x)} ${rounded(y)})">${inside}</g>`
}

/** A precision of a thousandth of a millimetre is enough. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
