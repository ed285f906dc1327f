import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')

/**
 * `node tools/draw-home-pictures.ts` makes the picture of a tyre next to the headline of the home page. There is one
 * for winter and one for summer. A production shop shows the treads alone, because the sidewalls bear the caption of an illustration.
 */
for (const [name, tyre] of [
  ['friction', 'friction-2'],
  ['summer', 'summer-3'],
] as const)
  await sharp(join(root, `demo/pictures/masters/${tyre}-hero.avif`))
    .resize({ width: 900 })
    .avif({ quality: 60, effort: 6 })
    .toFile(join(root, `storefront/app/home/pictures/${name}.avif`))

const circle = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><circle cx="450" cy="450" r="430"/></svg>',
)
for (const [name, tyre] of [
  ['tread-winter', 'friction-2'],
  ['tread-summer', 'summer-3'],
] as const)
  await sharp(join(root, `demo/pictures/masters/${tyre}-close.avif`))
    .resize(900, 900)
    .composite([{ input: circle, blend: 'dest-in' }])
    .avif({ quality: 60, effort: 6 })
    .toFile(join(root, `storefront/app/home/pictures/${name}.avif`))
