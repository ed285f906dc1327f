import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { PictureMaker } from './picture-maker.ts'
import type { PictureRequest } from './picture-request.ts'

async function shop() {
  const folder = mkdtempSync(join(tmpdir(), 'pito-pictures-'))
  const background = { r: 0, g: 90, b: 60, alpha: 0.5 }
  const master = await sharp({ create: { width: 900, height: 600, channels: 4, background } })
    .avif()
    .toBuffer()
  writeFileSync(join(folder, 'tyre-hero.avif'), master)
  const made = join(folder, 'stored')
  const logged: object[] = []
  const changes: string[] = []
  const log = createLog('error', { write: (line) => logged.push(JSON.parse(line)) })
  const onChange = () => changes.push('changed')
  const maker = new PictureMaker({ masters: [folder], made, log, onChange })
  return { folder, made, logged, changes, maker }
}

async function bytes(maker: PictureMaker, request: PictureRequest): Promise<Buffer> {
  const picture = await maker.picture(request)
  if (!Buffer.isBuffer(picture)) throw new Error(`There is no picture ${request.name}`)
  return picture
}

test('a picture is made in the width asked for, with its transparency', async () => {
  const { maker } = await shop()
  const picture = await bytes(maker, { name: 'tyre-hero', width: 300, format: 'webp' })
  expect(await sharp(picture).metadata()).toMatchObject({
    width: 300,
    height: 200,
    hasAlpha: true,
  })
})

test('twenty who ask at once get one picture, made once and stored', async () => {
  const { maker, made } = await shop()
  const request = { name: 'tyre-hero', width: 150, format: 'avif' } as const
  const pictures = await Promise.all(Array.from({ length: 20 }, () => maker.picture(request)))
  expect(new Set(pictures).size).toBe(1)
  expect(readdirSync(made)).toEqual([expect.stringMatching(/^tyre-hero-[0-9a-f]{8}-150\.avif$/)])
  expect(await maker.picture(request)).toEqual(pictures[0])
})

test('all pictures of a replaced master are made by a scan, and the old ones are served until then', async () => {
  const { folder, maker, changes } = await shop()
  const request = { name: 'tyre-hero', width: 150, format: 'avif' } as const
  await maker.scan()
  const before = await maker.picture(request)
  const address = await maker.largeAddress('tyre-hero', 'kuura-tuisku')
  const background = { r: 200, g: 0, b: 0, alpha: 1 }
  const create = { width: 900, height: 300, channels: 4, background } as const
  writeFileSync(join(folder, 'tyre-hero.avif'), await sharp({ create }).avif().toBuffer())
  expect(await maker.picture(request)).toEqual(before)
  expect(changes).toEqual([])
  await maker.scan()
  expect(changes).toEqual(['changed'])
  expect(await sharp(await bytes(maker, request)).metadata()).toMatchObject({ width: 150, height: 50 })
  expect(await maker.largeAddress('tyre-hero', 'kuura-tuisku')).not.toBe(address)
})

test('a picture that was made in advance is served as it is', async () => {
  const { folder, maker } = await shop()
  const [file = ''] = await maker.findFilesInAdvance()
  mkdirSync(join(folder, 'made'), { recursive: true })
  writeFileSync(join(folder, 'made', file), 'made in advance')
  const served = await maker.picture({ name: 'tyre-hero', width: 150, format: 'avif' })
  expect(served?.toString()).toBe('made in advance')
})

test('a scan makes the pictures of pages and of search engines, and requests add none', async () => {
  const { made, maker } = await shop()
  await maker.scan()
  const files = readdirSync(made).sort()
  expect(files).toEqual((await maker.findFilesInAdvance()).sort())
  await maker.picture({ name: 'tyre-hero', width: 1800, format: 'avif' })
  await maker.picture({ name: 'tyre-hero', width: 1200, format: 'jpeg' })
  expect(readdirSync(made).sort()).toEqual(files)
})

test.each([
  [900, 600, 630],
  [560, 800, 800],
  [2400, 1000, 630],
  [1800, 1800, 1200],
])(
  'the large picture of a master of %i by %i pixels is 1200 pixels wide and %i high',
  async (width, height, expected) => {
    const { folder, maker } = await shop()
    const create = { width, height, channels: 3, background: 'black' } as const
    writeFileSync(join(folder, 'other-hero.avif'), await sharp({ create }).avif({ effort: 0 }).toBuffer())
    const picture = await bytes(maker, { name: 'other-hero', width: 1200, format: 'jpeg' })
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: expected, hasAlpha: false })
  },
)

test('a damaged master is named in the log once, has no large picture and is replaced by a placeholder', async () => {
  const { folder, maker, logged } = await shop()
  writeFileSync(join(folder, 'tyre-hero.avif'), 'no picture')
  await maker.scan()
  await maker.scan()
  expect(await maker.picture({ name: 'tyre-hero', width: 150, format: 'avif' })).toBe('damaged')
  expect(await maker.largeAddress('tyre-hero', 'kuura-tuisku')).toBeNull()
  expect(logged).toEqual([expect.objectContaining({ picture: 'tyre-hero' })])
})

test('a name without a master is no picture', async () => {
  const { maker } = await shop()
  expect(await maker.picture({ name: 'nobody', width: 300, format: 'avif' })).toBeNull()
})
