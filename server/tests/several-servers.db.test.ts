import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { applyBatch } from '../src/imports/apply-run.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { afterTestFile } from '../testing/after-test-file.ts'
import { importShop } from '../testing/import-shop.ts'

/** The first server is that of the shop; the second one has the same database and secret, and a folder of its own. */
const first = await importShop()
const folder = mkdtempSync(join(tmpdir(), 'pito-second-'))
afterTestFile(async () => rmSync(folder, { recursive: true, force: true }))
const { databaseUrl, config, clock } = first.platform
const platform = await openPlatform({
  config: readConfig({ SECRET_KEY: config.secretKey, DATA_FOLDER: folder }),
  databaseUrl,
  log: createLog('silent'),
  clock,
})
afterTestFile(() => platform.close())
const { app: second } = await buildApi(platform)
const headers = { authorization: `Bearer ${first.owner}`, locale: 'en_GB' }

async function upload(path: string, payload: Buffer) {
  const bytes = { ...headers, 'content-type': 'application/octet-stream', 'idempotency-key': path }
  return (await first.app.inject({ method: 'POST', url: path, headers: bytes, payload })).json().data
}

test('a picture and a logo that one server received are shown by the other', async () => {
  const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: '#0a5f30' } })
  const { pictures } = await upload('/downloads/model-pictures/1', await photo.jpeg().toBuffer())
  const { logo } = await upload('/downloads/shop-logo', await photo.png().toBuffer())
  for (const address of [pictures[0].address, logo]) {
    const { statusCode, rawPayload } = await second.inject(address)
    expect(statusCode).toBe(200)
    expect((await sharp(rawPayload).metadata()).width).toBeGreaterThan(0)
  }
})

test('a server makes the pictures that another one received before a visitor requests them', async () => {
  const made = join(folder, 'pictures/made')
  rmSync(made, { recursive: true })
  await expect.poll(() => platform.company.current.logo).not.toBeNull()
  await platform.pictures.scan()
  expect(readdirSync(made).filter((file) => file.startsWith('upload-'))).toHaveLength(7 + 3)
})

test('a file that one server received is imported and reported by the other', async () => {
  const [ean = ''] = await first.addArticles(1)
  const id = await first.upload('prices', `EAN;Hinta\n${ean};89,00\n`)
  await first.dryRun(id)
  const run = await second.inject({ method: 'POST', url: `/api/v1/staff/imports/${id}/run`, headers })
  expect(run.statusCode).toBe(200)
  while ((await applyBatch(platform, 'prices')) !== 'none');
  expect((await first.articleOf(ean)).price_cents).toBe(8900)
  expect((await second.inject({ url: `/downloads/imports/${id}/report`, headers })).statusCode).toBe(200)
})

test('a session that one server started holds at the other and ends at both', async () => {
  const me = () => second.inject({ url: '/api/v1/staff/me', headers })
  expect((await me()).statusCode).toBe(200)
  const out = await first.app.inject({ method: 'POST', url: '/api/v1/staff/logout', headers })
  expect(out.statusCode).toBe(200)
  expect((await me()).statusCode).toBe(401)
})
