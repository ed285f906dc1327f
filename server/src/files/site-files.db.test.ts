import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform({ demoArticles: 600 })
const { app } = await buildApi(platform)
const textOf = async (path: string) => (await app.inject(path)).body

test('the sitemap names its files: pages, landing pages, tyres', async () => {
  const index = await textOf('/sitemap.xml')
  for (const file of ['pages', 'landings', 'tyres-1']) expect(index).toContain(`/sitemaps/${file}.xml</loc>`)
})

test.each([
  ['/season/nastarenkaat', '/season/winter-studded?lang=en'],
  ['/tyre/henkiloautot', '/tyre/car-suv-4x4?lang=en'],
  ['/brand/nokian-tyres', '/brand/nokian-tyres?lang=en'],
  ['/brand/nokian-tyres/model/hakkapeliitta-10', '/brand/nokian-tyres/model/hakkapeliitta-10?lang=en'],
  ['/tyre-size/205-55R16', '/tyre-size/205-55R16?lang=en'],
  ['/tyre-size/12R22.5', '/tyre-size/12R22.5?lang=en'],
])('%s is in the sitemap with its English translation %s', async (fi, en) => {
  const { origin } = platform.config.shopUrl
  const file = await textOf('/sitemaps/landings.xml')
  expect(file).toContain(`<loc>${origin}${fi}</loc>`)
  expect(file).toContain(`hreflang="en" href="${origin}${en}"`)
})

test.each([
  '/tyre-size-calculator',
  '/asennuspisteet',
  '/service-points/towns',
  '/asennuspisteet/tampere',
  '/service-points/tampere',
])('%s is in the sitemap', async (path) => {
  expect(await textOf('/sitemaps/pages.xml')).toContain(`${path}</loc>`)
})

test('content pages and campaigns say when they last changed', async () => {
  const file = await textOf('/sitemaps/pages.xml')
  for (const path of ['/information/contact', '/campaign/talvi-2026'])
    expect(file).toMatch(new RegExp(`${path}</loc><lastmod>20\\d\\d-\\d\\d-\\d\\dT`))
})

test('a tyre says when its price last changed', async () => {
  await platform.pool.query('update tyre set price_cents = price_cents + 100 where id = 1')
  platform.edition.bump()
  const rows = (await textOf('/sitemaps/tyres-1.xml')).split('</url>')
  const changes = rows.flatMap((row) => /<lastmod>(.*?)<\/lastmod>/.exec(row)?.[1] ?? [])
  expect(changes).toHaveLength(rows.length - 1)
  const newest = Math.max(...changes.map((moment) => Date.parse(moment)))
  const { rows: history } = await platform.pool.query('select max(valid_from) as at from price_history')
  expect(newest).toBe(history[0].at.getTime())
})

test('what has no tyre is not in the sitemap', async () => {
  const before = platform.edition.current
  await platform.pool.query(`insert into brand (name, slug) values ('Kuura', 'kuura')`)
  await expect.poll(() => platform.edition.current).not.toBe(before)
  const { app: other } = await buildApi(platform)
  const file = (await other.inject('/sitemaps/landings.xml')).body
  expect(file).toContain('/brand/nokian-tyres')
  expect(file).not.toContain('/brand/kuura')
})

test.each(['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/tyres-1.xml'])(
  '%s asks the database once until something changes',
  async (path) => {
    await textOf(path)
    // The shop looks for changes once a second, and that statement may fall into a measurement.
    await expect.poll(() => countStatements(() => textOf(path))).toBe(0)
    platform.edition.bump()
    expect(await countStatements(() => textOf(path))).toBeGreaterThan(0)
  },
)

test('a sitemap is sent compressed to whoever takes it so', async () => {
  const headers = { 'accept-encoding': 'gzip' }
  const { rawPayload, headers: sent } = await app.inject({ url: '/sitemaps/tyres-1.xml', headers })
  expect(sent['content-encoding']).toBe('gzip')
  expect(gunzipSync(rawPayload).toString()).toBe(await textOf('/sitemaps/tyres-1.xml'))
})

test.each(['/sitemaps/tyres-0.xml', '/sitemaps/tyres-9.xml', '/sitemaps/brands.xml'])(
  '%s is none',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404)
  },
)
