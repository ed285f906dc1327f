import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '..')

/**
 * `node tools/draw-home-pictures.ts` makes the picture of a tyre next to the headline of the home page. There is one
 * for winter and one for summer.
 */
for (const [name, tyre] of [
  ['friction', 'friction-2'],
  ['summer', 'summer-3'],
] as const)
  await sharp(join(root, `demo/pictures/masters/${tyre}-hero.avif`))
    .resize({ width: 900 })
    .avif({ quality: 60, effort: 6 })
    .toFile(join(root, `storefront/app/routes/home/pictures/${name}.avif`))
