import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')

/** The tyre beside the headline of the home page, one for each half of the year: `node tools/draw-home-pictures.ts`. */
for (const [name, tyre] of [
  ['friction', 'friction-2'],
  ['summer', 'summer-3'],
] as const)
  await sharp(join(root, `demo/pictures/masters/${tyre}-hero.avif`))
    .resize({ width: 900 })
    .avif({ quality: 60, effort: 6 })
    .toFile(join(root, `storefront/app/routes/home/pictures/${name}.avif`))
