import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { openLettering } from '../ui/lettering/open-lettering.ts'
import type { OfferArt } from './offer-art.ts'
import { offerArt } from './offer-art.ts'

const masters = join(import.meta.dirname, '../demo/pictures/masters')
const size = { width: 900, height: 600 }
const tokens = readFileSync(join(import.meta.dirname, '../ui/src/tokens.css'), 'utf8')
const tread = /--tread: .*? d='([^']+)'/.exec(tokens)?.[1] ?? ''
const letter = await openLettering()

for (const art of offerArt) for (const language of ['fi', 'en'] as const) await draw(art, language)

/** Draws the word as wide as the picture. The tyre stands in front of the word and is cut off at the lower edge. */
async function draw(art: OfferArt, language: 'fi' | 'en'): Promise<void> {
  const tyre = await sharp(join(masters, `${art.tyre}.avif`))
    .resize({ width: 640 })
    .extract({ left: 0, top: 0, width: 640, height: 390 })
    .toBuffer()
  await sharp(Buffer.from(ground(art, art.word[language])))
    .composite([{ input: tyre, left: 250, top: 210 }])
    .avif({ quality: 60, effort: 6 })
    .toFile(join(masters, `offer-${art.name}-${language}.avif`))
}

function ground(art: OfferArt, word: string): string {
  const { path, advance } = letter(word, { weight: 800, width: 125 })
  const scale = Math.min(0.3, 820 / advance)
  const prints = [0, 64, 128, 192, 256].map((top) => `<path transform="translate(0 ${top})" d="${tread}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${art.ground}"/>
    <g fill="${art.print}" transform="translate(360 -20) scale(2.2)">${prints.join('')}</g>
    <path transform="translate(40 ${44 + 720 * scale}) scale(${scale})" fill="#111c2b" d="${path}"/>
  </svg>`
}
