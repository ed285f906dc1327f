import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The size of the picture in link previews, which need an aspect ratio of 1.91 to 1 and no transparency. */
const size = { width: 1200, height: 630 }
const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const logo = / d="([^"]+)"/.exec(read('demo/pictures/brand/word-mark.svg'))?.[1] ?? ''
const tread = /--tread: .*? d='([^']+)'/.exec(read('ui/src/tokens.css'))?.[1] ?? ''

const prints = [0, 64, 128, 192, 256].map((top) => `<path transform="translate(0 ${top})" d="${tread}"/>`)
const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <rect width="100%" height="100%" fill="#d3ebf6"/>
  <g fill="#b5dbef" transform="translate(640 -20) scale(2.6)">${prints.join('')}</g>
  <path transform="translate(88 205) scale(.22)" fill="#111c2b" d="${logo}"/>
</svg>`
const tyre = await sharp(join(root, 'demo/pictures/masters/friction-2-hero.avif')).resize(560).toBuffer()
await sharp(Buffer.from(ground))
  .composite([{ input: tyre, left: 600, top: 35 }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(root, 'demo/pictures/brand/share.jpg'))
