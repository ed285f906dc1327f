import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { createLog } from '../server/src/platform/log.ts'
import { PictureMaker } from '../server/src/platform/pictures/picture-maker.ts'

const masters = join(import.meta.dirname, '../demo/pictures/masters')
const [rendered = 'rendered', folder = masters] = process.argv.slice(2)
const made = join(folder, 'made')

/** `node tools/store-pictures.ts [rendered] [masters]` converts rendered pictures to the masters of the demo. */
for (const file of readdirSync(rendered).filter((name) => name.endsWith('.png'))) {
  mkdirSync(folder, { recursive: true })
  const picture = `${parse(file).name}.avif`
  const { size } = await sharp(join(rendered, file))
    .avif({ quality: 60, effort: 4 })
    .toFile(join(folder, picture))
  console.log(`${picture} ${Math.round(size / 1000)} kB`)
}

/**
 * Then it makes every master that has changed in the widths that pages and search engines show, so that no visitor of a
 * new demo waits for a picture.
 */
const maker = new PictureMaker({ masters: [folder], made, log: createLog('warn') })
await maker.scan()
const current = new Set(await maker.findFilesInAdvance())
for (const file of readdirSync(made)) if (!current.has(file)) rmSync(join(made, file))
