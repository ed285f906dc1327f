import type { MenuItem } from '@pito/contracts/content'
import type { PageDetails, PopularModel } from '@pito/contracts/landing'
import type { Product } from '@pito/contracts/product'
import { expect, test } from 'vitest'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'
import { addMenu } from '../../content/index.ts'

const platform = await testPlatform({ demoArticles: 2600 })
await platform.pool.query(`update model set name_fi = 'Talvihalla' where slug = 'x-ice-snow'`)
const { app } = await buildApi(platform)

async function get(path: string, locale = 'fi_FI') {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers: { locale } })
  return { status: answer.statusCode, body: answer.json() }
}
const tyres = async (path: string): Promise<Product[]> => (await get(path)).body.data
const models = async (path: string): Promise<PopularModel[]> => (await get(path)).body.data
const page = async (path: string, locale?: string): Promise<PageDetails> =>
  (await get(`page/${path}`, locale)).body.data

test.each([
  ['tyre_category/car-suv-4x4', { id: 2, slug_fi: 'henkiloautot' }],
  ['tyre_category/henkiloautot', { id: 2 }],
  ['tyre_category/Pakettiautot', { id: 3, link_en: '/tyre/light-commercial-vehicles' }],
  ['tyre_category/Trucks', { id: 4 }],
  ['tyre-season/winter-studded', { id: 3, link_fi: '/season/nastarenkaat' }],
  ['tyre-season/nastarenkaat', { id: 3 }],
  ['tyre-season/Talvi,%20nasta', { id: 3 }],
  ['tyre-size/205-55R16', { name: '205/55 R16', width: 205, height: 55, diameter: 16 }],
  ['tyre-size/205-55r16', { slug: '205-55R16' }],
  ['tyre-size/205%2F55%20R16', { slug: '205-55R16' }],
  ['tyre-size/12R22.5', { slug: '12R22.5', width: 12, height: 0, diameter: 22.5 }],
  ['tyre-size/12-0R22.5', { slug: '12R22.5' }],
  ['brand/nokian-tyres', { name: 'Nokian Tyres' }],
  ['brand/NOKIAN%20TYRES', { slug: 'nokian-tyres' }],
  ['brand/michelin/model/primacy-4-plus', { name: 'Primacy 4+', brand: { slug: 'michelin' } }],
  ['brand/michelin/model/talvihalla', { slug: 'x-ice-snow', name_fi: 'Talvihalla', tyreSeason: { id: 2 } }],
])('%s is what it names', async (path, thing) => {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  expect(body.data).toMatchObject(thing)
  expect(body.data.range.tyres).toBeGreaterThan(0)
})

test.each([
  'tyre_category/all',
  'tyre_category/spaceships',
  'tyre-season/spring',
  'tyre-size/999-55R16',
  'tyre-size/205',
  'brand/nope',
  'brand/nokian-tyres/model/nope',
  'brand/nope/model/hakkapeliitta-10',
  'brand/michelin/model/hakkapeliitta-10',
  'brand/nope/models',
  'brand/nope/tyres',
  'get-model-tyres/nokian-tyres/nope',
  'get-tyretype-tyres/nope',
  'get-tyreseason-tyres/nope',
  'get-tyreseason-models/nope',
  'get-tyresize-tyres/nope',
  'get-tyresize-models/nope',
  'get-tyresize-tyres/205-55R16?brand=nokian-tyres&model=nope',
  'page/brand/nope',
  'page/nothing/summer',
  'page/model/nope',
  'page/model/hakkapeliitta-10?brand=michelin',
  'page/__proto__/summer',
])('%s is 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { success: 0, code: 'not-found' } })
})

test.each([
  ['brand/nokian-tyres/tyres', (tyre: Product) => tyre.brand.slug, 'nokian-tyres'],
  ['get-model-tyres/nokian-tyres/hakkapeliitta-10', (tyre: Product) => tyre.model.slug, 'hakkapeliitta-10'],
  ['get-tyretype-tyres/kuorma-autot', (tyre: Product) => tyre.vehicle_type, 4],
  ['get-tyreseason-tyres/all-season', (tyre: Product) => tyre.tyre_season_id, 5],
  ['get-tyresize-tyres/205-55R16', ({ width, diameter }: Product) => `${width} ${diameter}`, '205 16'],
  [
    'get-tyresize-tyres/205-55R16?brand=michelin&model=x-ice-snow',
    ({ model }: Product) => model.slug,
    'x-ice-snow',
  ],
] as const)('%s are tyres of that, twelve to a page', async (path, read, value) => {
  const { body } = await get(path)
  expect(body.per_page).toBe(12)
  expect(body.data).toHaveLength(Math.min(12, body.total))
  expect([...new Set(body.data.map(read))]).toEqual([value])
})

test('the most popular come first, in the same order each time, and walking the pages meets each once', async () => {
  const { rows } = await platform.pool.query<{ id: number }>(
    `select t.id from tyre t join model m on m.id = model_id join brand b on b.id = brand_id
        left join tyre_stock stock on stock.tyre_id = t.id
      where b.slug = 'nordman' and active
      order by coalesce(stock.available, 0) > 0 desc, t.popularity desc, t.id desc`,
  )
  const { last_page: lastPage } = (await get('brand/nordman/tyres?per_page=20')).body
  const walked: number[] = []
  for (let at = 1; at <= lastPage; at += 1)
    walked.push(...(await tyres(`brand/nordman/tyres?per_page=20&page=${at}`)).map(({ id }) => id))
  expect(walked).toEqual(rows.map(({ id }) => id))
})

test('the models of a brand are paged by 36, the most popular first, with what the shop has of each', async () => {
  const { body } = await get('brand/nokian-tyres/models')
  expect(body).toMatchObject({ per_page: 36, total: 38, last_page: 2 })
  const first: PopularModel = body.data[0]
  expect(first).toMatchObject({
    brand: { slug: 'nokian-tyres' },
    link: `/brand/nokian-tyres/model/${first.slug}`,
  })
  const own = await tyres(`get-model-tyres/nokian-tyres/${first.slug}?per_page=100`)
  expect(first.tyres).toBe(own.length)
  expect(first.sizes).toBe(
    new Set(own.map(({ width, aspect_ratio: a, diameter }) => `${width} ${a} ${diameter}`)).size,
  )
  const inStock = own.filter(({ in_stock }) => in_stock > 0).map(({ net_price_with_rc }) => net_price_with_rc)
  expect(first.min_price).toBe(Math.min(...inStock))
  expect(await models('brand/nokian-tyres/models?page=2')).toHaveLength(2)
  expect(await models('brand/nokian-tyres/models?page=3')).toEqual([])
})

test('on a size’s page a model is told in that size alone', async () => {
  const [first] = await models('get-tyresize-models/205-55R16')
  expect(first).toMatchObject({ sizes: 1, min_diameter: 16, max_diameter: 16 })
  const seasons = new Set(
    (await models('get-tyreseason-models/winter-friction')).map((one) => one.tyre_season_id),
  )
  expect([...seasons]).toEqual([2])
})

test.each(['tyre_season/summer', 'tyre_size/205-55R16', 'tyre_category/trucks', 'brand/nokian-tyres'])(
  'the page of %s has words of its own in each language',
  async (path) => {
    const [fi, en] = [await page(path), await page(path, 'en_GB')]
    for (const part of ['block1_description', 'block2_description', 'block3_description'] as const) {
      expect(fi[part]).toMatch(/^<h3>.+<p>.+/)
      expect(en[part]).toMatch(/^<h3>.+<p>.+/)
      expect(en[part]).not.toBe(fi[part])
    }
    expect(fi.meta_description).not.toBe(en.meta_description)
    expect(fi.banner_text).not.toBe(en.banner_text)
    expect(fi.image_base_path + fi.image_path).toMatch(/^\/pictures\/600\/[a-z0-9-]+\.avif$/)
  },
)

test('a page that nobody has written is composed from what the shop has', async () => {
  const { block1_description, block2_description, ...rest } = await page('brand/viking', 'en_GB')
  expect(block1_description).toContain('by Viking.')
  expect(block2_description).toContain('VAT and recycling fee included')
  expect(rest).toMatchObject({ title: 'Viking', tyre_size_details: null })
})

test('a size’s page tells its measures, a model’s its brand and what it says of itself', async () => {
  expect((await page('tyre_size/205-55R16')).tyre_size_details).toEqual({
    width: 205,
    height: 55,
    diameter: 16,
  })
  expect(await page('model/nokian-tyres%2Fhakkapeliitta-r5')).toMatchObject({
    title: 'Hakkapeliitta R5',
    brand: { slug: 'nokian-tyres' },
    tyre_season_id: 2,
    banner_text: 'Kitkarengas henkilöautoihin, pohjoisen talveen.',
  })
})

test('banner texts are the menu’s', async () => {
  const { body } = await get('menus?type=season', 'en_GB')
  const [group] = body.data
  const studded = group.children.find(({ slug }: { slug: string }) => slug === 'winter-studded')
  expect((await page('tyre_season/winter-studded', 'en_GB')).banner_text).toBe(studded.description_en)
  expect((await page('tyre_season/winter-studdable', 'en_GB')).banner_text).toBe(group.description_en)
})

test('a brand of which there is no tyre has a page that says so', async () => {
  await platform.pool.query(`insert into brand (name, slug) values ('<Kuura> & Co', 'kuura')`)
  const other = await buildApi(platform)
  const answer = await other.app.inject('/api/v1/page/brand/kuura')
  expect(answer.json().data).toMatchObject({ range: { tyres: 0, min_price: null }, image_path: null })
  expect(answer.json().data.block1_description).toContain('&lt;Kuura&gt; &amp; Co')
})

const hostile = [
  "' or 1=1 --",
  '-1',
  '1e309',
  '%00',
  '../../etc/passwd',
  '<script>',
  '{}',
  '9'.repeat(10_000),
]
const calls = [
  'tyre_category/*',
  'tyre-season/*',
  'tyre-size/*',
  'brand/*',
  'brand/*/model/*',
  'brand/*/models',
  'brand/*/tyres',
  'brand/nokian-tyres/tyres?page=*',
  'brand/nokian-tyres/models?per_page=*',
  'get-model-tyres/*/*',
  'get-tyretype-tyres/*',
  'get-tyreseason-tyres/*',
  'get-tyreseason-models/*',
  'get-tyresize-tyres/*',
  'get-tyresize-tyres/205-55R16?brand=*&model=*',
  'get-tyresize-tyres/205-55R16?brand=a&brand=*',
  'get-tyresize-models/*',
  'page/*/*',
  'page/model/*',
  'page/brand/*',
]

test.each(calls)('whatever is asked of %s, the answer is a page or a clear refusal', async (call) => {
  for (const value of hostile) {
    const path = call.replaceAll('*', encodeURIComponent(value))
    const { status, body } = await get(path)
    expect([200, 400, 404, 414, 422], path.slice(0, 100)).toContain(status)
    expect(body.success).toBe(status === 200 ? 1 : 0)
  }
})

test('the menu has only sizes with a page, and no group that is empty without them', async () => {
  const size = (slug: string) => ({ type: 'tyre_size' as const, slug, name: { fi: slug, en: slug } })
  const group = (name: string, ...slugs: string[]) => ({
    type: 'tyre_size' as const,
    name: { fi: name, en: name },
    children: slugs.map(size),
  })
  await platform.sql.transaction((tx) =>
    addMenu(tx, [group('Some', '205-55R16', '999-55R16'), group('None', '999-55R16'), group('Link')]),
  )
  const groups = async () => {
    const { data } = (await get('menus?type=size')).body as { data: MenuItem[] }
    return data.map(({ name_en, children }) => [name_en, ...children.map(({ slug }) => slug)])
  }
  await expect.poll(groups).toContainEqual(['Some', '205-55R16'])
  expect((await groups()).map(([name]) => name)).toEqual(['Size', 'Some', 'Link'])
})
