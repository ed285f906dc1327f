import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureMaker } from './picture-maker.ts'
import { pageWidths } from './picture-request.ts'

async function shop() {
  const folder = mkdtempSync(join(tmpdir(), 'pito-pictures-'))
  const background = { r: 0, g: 90, b: 60, alpha: 0.5 }
  const master = await sharp({ create: { width: 900, height: 600, channels: 4, background } })
    .avif()
    .toBuffer()
  writeFileSync(join(folder, 'tyre-hero.avif'), master)
  const made = join(folder, 'stored')
  return { folder, made, maker: new PictureMaker({ masters: [folder], made }) }
}

test('a picture is made in the width asked for, with its transparency', async () => {
  const { maker } = await shop()
  const picture = await maker.picture({ name: 'tyre-hero', width: 300, format: 'webp' })
  expect(await sharp(picture ?? undefined).metadata()).toMatchObject({
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
  expect(readdirSync(made)).toEqual(['tyre-hero-150.avif'])
  expect((await maker.picture(request))?.equals(pictures[0] as Buffer)).toBe(true)
})

test('a picture is made again when its master was replaced', async () => {
  const { folder, made, maker } = await shop()
  const request = { name: 'tyre-hero', width: 150, format: 'avif' } as const
  const before = await maker.picture(request)
  utimesSync(join(made, 'tyre-hero-150.avif'), 0, 0)
  const background = { r: 200, g: 0, b: 0, alpha: 1 }
  const create = { width: 900, height: 300, channels: 4, background } as const
  writeFileSync(join(folder, 'tyre-hero.avif'), await sharp({ create }).avif().toBuffer())
  const after = await maker.picture(request)
  expect(after?.equals(before as Buffer)).toBe(false)
  expect(await sharp(after ?? undefined).metadata()).toMatchObject({ width: 150, height: 50 })
})

test('a picture that was made in advance is served as it is', async () => {
  const { folder, maker } = await shop()
  mkdirSync(join(folder, 'made'), { recursive: true })
  writeFileSync(join(folder, 'made', 'tyre-hero-150.avif'), 'made in advance')
  const served = await maker.picture({ name: 'tyre-hero', width: 150, format: 'avif' })
  expect(served?.toString()).toBe('made in advance')
})

test('the pictures of pages can be made before somebody asks for them', async () => {
  const { made, maker } = await shop()
  await maker.makeForPages('tyre-hero')
  expect(readdirSync(made).sort()).toEqual(pageWidths.map((width) => `tyre-hero-${width}.avif`).sort())
})

test('a name without a master is no picture', async () => {
  const { maker } = await shop()
  expect(await maker.picture({ name: 'nobody', width: 300, format: 'avif' })).toBeNull()
})
