import type { Sharp, SharpConstructor } from 'sharp'

/** The colours of the tile and of what stands on it. */
const [ink, paper] = ['#142437', '#ecf5fb']
/** The width of the icon in the SVG, and the room that a letter may take. */
const [tile, room] = [64, 36]
/** A tyre seen from the side. */
const tyre = `<circle cx="32" cy="32" r="17" fill="none" stroke="${paper}" stroke-width="8"/>`

/** What an icon shows: the uploaded logo, a drawing, or the first letter of a name. */
export type IconSource = { readonly logo: Buffer } | { readonly svg: string } | { readonly name: string }

/**
 * Returns the icon as an SVG. A name is drawn as its first letter or digit. If it has none that the font contains, the
 * icon is a tyre.
 */
export async function iconSvg(source: IconSource): Promise<string> {
  if ('svg' in source) return source.svg
  if ('name' in source)
    return svg(
      `<rect width="64" height="64" rx="13" fill="${ink}"/>${(await outlineOfFirstLetter(source.name)) ?? tyre}`,
    )
  const png = await iconPng(source, tile * 2)
  return svg(`<image width="64" height="64" href="data:image/png;base64,${png.toString('base64')}"/>`)
}

/** Returns the icon as a PNG that fills its square, because devices cut icons of apps into a shape of their own. */
export async function iconPng(source: IconSource, side: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const drawn =
    'logo' in source
      ? await logoOnPaper(sharp, source.logo, side)
      : sharp(await enlarged(source, side)).flatten({ background: ink })
  return drawn.png().toBuffer()
}

/** Returns the icon as an ICO file that contains a PNG of 32 pixels. */
export async function iconIco(source: IconSource): Promise<Buffer> {
  const png = await iconPng(source, 32)
  const head = Buffer.alloc(22)
  // The file holds one picture of type 1 (an icon), 32 by 32 pixels, with 1 plane of 32 bits, after a head of 22 bytes.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(32, 6)
  head.writeUInt8(32, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Most logos are drawn for white paper. The margin keeps the logo inside a round icon. */
async function logoOnPaper(sharp: SharpConstructor, logo: Buffer, side: number): Promise<Sharp> {
  const inner = Math.round(side * 0.8)
  const fitted = await sharp(logo).resize(inner, inner, { fit: 'inside' }).toBuffer()
  const paperSquare = { width: side, height: side, channels: 3, background: '#fff' } as const
  return sharp({ create: paperSquare }).composite([{ input: fitted }])
}

async function enlarged(source: IconSource, side: number): Promise<Buffer> {
  const drawn = await iconSvg(source)
  return Buffer.from(drawn.replace('<svg ', `<svg width="${side}" height="${side}" `))
}

async function outlineOfFirstLetter(name: string): Promise<string | null> {
  // The fonts take 20 milliseconds and some megabytes, and browsers ask for an icon only now and then.
  const { pdfFonts } = await import('../pdf/pdf-fonts.ts')
  const [letter] = /[\p{L}\p{N}]/u.exec(name.toLocaleUpperCase('fi')) ?? []
  const codePoint = letter?.codePointAt(0) ?? 0
  if (!pdfFonts.bold.hasGlyphForCodePoint(codePoint)) return null
  const { path, bbox } = pdfFonts.bold.glyphForCodePoint(codePoint)
  const scale = Math.min(room / bbox.width, room / bbox.height)
  const [centreX, centreY] = [(bbox.minX + bbox.maxX) / 2, (bbox.minY + bbox.maxY) / 2]
  // The y axis of fonts points upwards.
  const place = `translate(32 32) scale(${scale} ${-scale}) translate(${-centreX} ${-centreY})`
  return `<path fill="${paper}" transform="${place}" d="${path.toSVG()}"/>`
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`
}
