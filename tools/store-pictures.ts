import { mkdirSync, readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const masters = join(import.meta.dirname, '../demo/pictures/masters')
const [rendered = 'rendered', folder = masters] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

/** `node tools/store-pictures.ts [rendered] [masters]` converts rendered pictures to the masters of the demo. */
for (const file of readdirSync(rendered).filter((name) => name.endsWith('.png'))) {
  const picture = `${parse(file).name}.avif`
  const { size } = await sharp(join(rendered, file))
    .avif({ quality: 60, effort: 4 })
    .toFile(join(folder, picture))
  console.log(`${picture} ${Math.round(size / 1000)} kB`)
}
