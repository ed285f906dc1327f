import type { AllFilters } from '@pito/contracts/catalogue'
import type { ListedProduct } from '@pito/contracts/product'
import type { SearchSuggestion, UnderstoodSearch } from '@pito/contracts/search'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform({ demoArticles: 2600 })
const { app } = await buildApi(platform)

interface Found {
  readonly data: readonly ListedProduct[]
  readonly total: number
  readonly understood: UnderstoodSearch
}

async function get(path: string, query: Record<string, string>, locale = 'fi_FI') {
  const url = `/api/v1/${path}?${new URLSearchParams(query)}`
  const answer = await app.inject({ url, headers: { locale } })
  return { status: answer.statusCode, body: answer.json() }
}
const search = async (q: string, further: Record<string, string> = {}, locale?: string): Promise<Found> =>
  (await get('search', { q, ...further }, locale)).body
const suggest = async (q: string): Promise<SearchSuggestion[]> =>
  (await get('search/suggestions', { q })).body.data
const listed = async (query: Record<string, string>): Promise<Found> => (await get('products', query)).body
const [anArticle] = await platform.sql<{ id: number; ean: string; eprelId: number }>`
  select id, ean, eprel_id from tyre where active and eprel_id is not null order by id limit 1`
const article = anArticle ?? { id: 0, ean: '', eprelId: 0 }

test('a search lists the same tyres as the list with the same filters', async () => {
  const size = { width: '205', height: '55', diameter: '16' }
  const { total } = await listed({ ...size, tyre_season_id: '2' })
  expect(total).toBeGreaterThan(0)
  for (const text of ['205/55R16 kitka', 'kitkarenkaat 2055516', 'friction 205 55 16'])
    expect((await search(text)).total, text).toBe(total)
})

test('the most popular tyres in stock come first, and another order can be chosen', async () => {
  const prices = (found: Found) => found.data.map(({ net_price_with_rc }) => net_price_with_rc)
  const cheapest = await search('kesärenkaat', { sort_by: 'net_price' })
  expect(prices(cheapest)).toEqual(prices(await listed({ tyre_season_id: '1' })))
  const stocks = (await search('kesärenkaat')).data.map(({ in_stock }) => in_stock > 0)
  expect(stocks).toEqual(stocks.toSorted((one, other) => Number(other) - Number(one)))
  expect(prices(await search('kesärenkaat'))).not.toEqual(prices(cheapest))
})

test('filters of the sidebar narrow a search', async () => {
  const all = await search('talvi')
  const narrowed = await search('talvi', { tyre_season_id: '3' })
  expect(narrowed.total).toBeGreaterThan(0)
  expect(narrowed.total).toBeLessThan(all.total)
  expect((await search('talvi', { tyre_season_id: '1' })).total).toBe(0)
})

test('what was understood is named in the caller’s language, each part with the search that lacks it', async () => {
  const { understood } = await search('Nokian kitka 205/55 R16 xyzzyx')
  const english = (await search('nokian kitka', {}, 'en_GB')).understood
  expect(understood.parts.map(({ label, query }) => [label, query])).toEqual([
    ['205/55 R16', 'Nokian kitka xyzzyx'],
    ['Nokian', 'kitka 205/55 R16 xyzzyx'],
    ['Talvi, kitka', 'Nokian 205/55 R16 xyzzyx'],
  ])
  expect(understood.not_found).toEqual(['xyzzyx'])
  expect(english.parts.map(({ label }) => label)).toContain('Winter Friction')
})

test('a corrected word is reported with the whole search, and is not corrected when searched for as typed', async () => {
  const { total, understood } = await search('Kitka hakkapelita')
  expect(total).toBeGreaterThan(0)
  expect(understood).toMatchObject({
    corrected: [{ typed: 'hakkapelita', used: 'hakkapeliitta' }],
    corrected_query: 'Kitka hakkapeliitta',
  })
  const asTyped = (await search('Kitka hakkapelita', { as_typed: '1' })).understood
  expect(asTyped).toMatchObject({ corrected: [], corrected_query: null, not_found: ['hakkapelita'] })
})

test('the filters beside a search count its tyres and offer nothing that its words exclude', async () => {
  const q = 'nokian kitka'
  const [{ total }, { body }] = [await search(q), await get('filter/all', { q, brand: 'Nokian Tyres' })]
  const { brands, tyre_seasons, widths } = body.data as AllFilters
  expect(brands.map(({ name, count }) => [name, count])).toEqual([['Nokian Tyres', total]])
  expect(tyre_seasons.filter(({ count }) => count > 0).map(({ id }) => id)).toEqual([2])
  expect(widths.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  const none = (await get('filter/all', { q: 'xyzzyx' })).body.data as AllFilters
  expect(none.brands).toEqual([])
})

test('a load index that no tyre of the search has is left out and named', async () => {
  const { total, understood } = await search('205/55 R16 199A XL')
  expect(understood.ignored).toEqual(['199A'])
  expect(understood.parts.map(({ label }) => label)).toEqual(['205/55 R16', 'XL'])
  expect(total).toBeGreaterThan(0)
  const { data } = await search('205/55 R16 XL', { per_page: '100' })
  expect(new Set(data.map(({ reinforced }) => reinforced))).toEqual(new Set(['XL']))
})

test('a C lists only van tyres of the size', async () => {
  const { data } = await search('195/75 R16C')
  expect(data.length).toBeGreaterThan(0)
  for (const { size_text } of data) expect(size_text).toMatch(/^195\/75 R16C/)
})

test('a size that nobody sells offers the three nearest with their difference in diameter', async () => {
  const { total, understood } = await search('205/95 R16')
  expect(total).toBe(0)
  expect(understood.nearest_sizes).toHaveLength(3)
  for (const { diameter, count } of understood.nearest_sizes) {
    expect(diameter).toBe(16)
    expect(count).toBeGreaterThan(0)
  }
})

test.each([
  ['225/30 R24', (diameter: number) => Number.isInteger(diameter)],
  ['425/55 R19.5', (diameter: number) => !Number.isInteger(diameter)],
])('the sizes nearest to %s are sizes of the same kind of vehicle', async (size, isOfKind) => {
  const { total, understood } = await search(size)
  expect(total).toBe(0)
  expect(understood.nearest_sizes.length).toBeGreaterThan(0)
  for (const { size_text, diameter } of understood.nearest_sizes)
    expect(diameter, size_text).toSatisfy(isOfKind)
})

test('a make of vehicles lists no tyres by itself, and does not narrow what else is searched for', async () => {
  const alone = await search('renkaat autoon toyota')
  expect(alone).toMatchObject({ total: 0, understood: { makes: ['Toyota'], not_found: [] } })
  const sized = await search('toyota 205/55 R16')
  expect(sized.understood.makes).toEqual(['Toyota'])
  expect(sized.total).toBe((await search('205/55 R16')).total)
})

test('a search without result offers searches with one part less, each with its count', async () => {
  const { total, understood } = await search('michelin hakkapeliitta')
  expect(total).toBe(0)
  expect(understood.offers.length).toBeGreaterThan(0)
  for (const { query, total: promised } of understood.offers)
    expect((await search(query)).total, query).toBe(promised)
})

test('the name of a town leads to the page of its service points', async () => {
  const { targets, not_found, leads_to } = (await search('Lohja')).understood
  const links = { link_fi: '/asennuspisteet/lohja', link_en: '/service-points/lohja' }
  expect(targets).toEqual([{ kind: 'service-points', label: 'Asennuspisteet: Lohja', ...links }])
  expect([not_found, leads_to]).toEqual([[], links])
})

test('tyres are counted by the vehicle types of the search', async () => {
  const { total, understood } = await search('kesärenkaat pakettiauto')
  expect(understood.vehicle_types).toEqual([{ id: 3, count: total }])
})

test('an EAN and an EPREL number find their article, and a wrong digit finds none', async () => {
  const ids = async (text: string) => (await search(text)).data.map(({ id }) => id)
  expect(await ids(article.ean)).toEqual([article.id])
  expect((await search(article.ean)).understood.product_id).toBe(article.id)
  expect(await ids(String(article.eprelId))).toContain(article.id)
  const last = (Number(article.ean.at(-1)) + 1) % 10
  const { total, understood } = await search(`${article.ean.slice(0, 12)}${last}`)
  expect([total, understood.not_found.length]).toEqual([0, 1])
})

test('a search for an EAN counts no other tyres than its article', async () => {
  const { total, understood } = await search(article.ean)
  expect([total, understood.vehicle_types]).toEqual([1, []])
  const { brands, tyre_seasons } = (await get('filter/all', { q: article.ean })).body.data as AllFilters
  expect(brands).toEqual([])
  expect(tyre_seasons.filter(({ count }) => count > 0)).toEqual([])
})

test('words that mean the same are one part, which is removed together', async () => {
  const { parts } = (await search('kitkarenkaat ilman nastoja 205/55 R16 winter winter')).understood
  expect(parts.map(({ label }) => label)).toEqual(['205/55 R16', 'Talvi, kitka', 'Talvi'])
  expect(parts[1]?.query).toBe('205/55 R16 winter winter')
  expect(parts[2]?.query).toBe('kitkarenkaat ilman nastoja 205/55 R16')
})

test('of several orders only the one that counts is a part, and the words of the others are named', async () => {
  const { parts, answers } = (await search('halvat hiljaiset kesärenkaat')).understood
  expect(parts.map(({ label }) => label)).toEqual(['Hiljaisin ensin', 'Kesä'])
  expect(answers).toEqual([
    'Renkaat voi järjestää vain yhdellä tavalla kerrallaan, joten tämä jäi pois: halvat.',
  ])
})

test('a limit of the rim diameter lists only tyres within it', async () => {
  const { data, total } = await search('alle 15 tuumaa', { per_page: '100' })
  expect(total).toBeGreaterThan(0)
  for (const { diameter } of data) expect(diameter).toBeLessThan(15)
  expect((await search('alle 15 tuumaa', { diameter: '16' })).total).toBe(0)
  expect((await search('max 16')).understood.plate).toBeNull()
})

test('the number of an order is answered without saying whether there is one', async () => {
  const { answers, targets, not_found } = (await search('2600000017')).understood
  expect(answers.join()).toContain('Jos hait tilausta')
  expect(targets.map(({ link_fi }) => link_fi)).toEqual(['/login?redirect=/order'])
  expect(not_found).toEqual([])
})

test.each([
  ['abc123', 'plate', 'ABC-123'],
  ['ES-31', 'plate', 'ES-31'],
  ['2600000017', 'order-number', null],
  ['aino@pito.example', 'email', null],
  ['040 123 4567', 'telephone', null],
  ['nokian', null, null],
])('%s looks like %s', async (text, kind, plate) => {
  expect((await search(text)).understood).toMatchObject({ looks_like: kind, plate })
})

test.each([[''], ['   '], ['\u0000\u0007'], ['💥'], ['<script>alert(1)</script>'], ["' or 1=1 --"]])(
  'the text %j finds nothing and is no error',
  async (text) => {
    expect(await get('search', { q: text })).toMatchObject({ status: 200, body: { total: 0, data: [] } })
    expect((await get('search/suggestions', { q: text })).status).toBe(200)
  },
)

test('a text of more than 100 characters is cut, and an endless one is refused', async () => {
  const { understood } = await search(`nokian ${'a'.repeat(300)}`)
  expect([understood.query.length, understood.was_cut]).toEqual([100, true])
  expect((await search('nokian')).understood.was_cut).toBe(false)
  expect((await get('search', { q: 'a'.repeat(2001) })).status).toBe(422)
})

test('suggestions begin with the second character and are at most eight', async () => {
  expect(await suggest('n')).toEqual([])
  for (const text of ['no', 'hakka', '205', '205 55 16 k', 'tampere', 'michelin al']) {
    const suggestions = await suggest(text)
    expect(suggestions.length, text).toBeGreaterThan(0)
    expect(suggestions.length, text).toBeLessThanOrEqual(8)
  }
  expect((await suggest('205 55'))[0]).toMatchObject({ group: 'sizes', link_fi: '/tyre-size/205-55R16' })
  expect((await suggest('noki'))[0]).toMatchObject({ group: 'names', label: 'Nokian Tyres' })
  expect((await suggest('no')).map(({ label }) => label)).toContain('Nokian Tyres')
  const begun = (await suggest('205')).filter(({ group }) => group === 'sizes')
  expect(begun).toHaveLength(6)
  for (const { label } of begun) expect(label).toMatch(/^205/)
  expect((await suggest('205/5')).every(({ group }) => group === 'sizes')).toBe(true)
  expect((await suggest('tampe'))[0]).toMatchObject({ group: 'service-points', label: 'Tampere' })
})

test('content pages and the shop’s own pages are suggested by the words of their titles', async () => {
  expect(await suggest('toimitus')).toContainEqual({
    group: 'pages',
    label: 'Maksu- ja toimitusehdot',
    link_fi: '/information/payment-and-delivery-terms',
    link_en: '/information/payment-and-delivery-terms?lang=en',
    price_for_four: null,
  })
  expect((await suggest('rengaskoko')).map(({ label }) => label)).toContain('Rengaskokolaskuri')
})

test('a whole size in any order suggests only that size, and a rim diameter only sizes that have it', async () => {
  const sizes = async (text: string) =>
    (await suggest(text)).filter(({ group }) => group === 'sizes').map(({ label }) => label)
  expect(await sizes('r17 225 45')).toEqual(['225/45 R17'])
  expect(await sizes('205x55x16')).toEqual(['205/55 R16'])
  expect(await sizes('315/70 r22')).toEqual(['315/70 R22.5'])
  const begun = await sizes('r17 225')
  expect(begun.length).toBeGreaterThan(0)
  for (const label of begun) expect(label).toMatch(/^225.* R17$/)
})

test('a suggested tyre for twin wheels has both load indexes', async () => {
  const tyres = (await suggest('315/70 r22.5')).filter(({ group }) => group === 'tyres')
  expect(tyres.length).toBeGreaterThan(0)
  for (const { label } of tyres) expect(label).toMatch(/ \d{3}\/\d{3}[A-Z]$/)
})

test('a suggested tyre has the link and four times the price of its card', async () => {
  const tyres = (await suggest('205/55 R16 kitka')).filter(({ group }) => group === 'tyres')
  const { data } = await search('205/55 R16 kitka', { in_stock: '1' })
  expect(tyres.length).toBeGreaterThan(0)
  for (const [place, { link_fi, link_en, price_for_four }] of tyres.entries())
    expect({ link_fi, link_en, price: price_for_four }).toEqual({
      link_fi: data[place]?.link_fi,
      link_en: data[place]?.link_en,
      price: Math.round((data[place]?.net_price_with_rc ?? 0) * 400) / 100,
    })
})

test('suggestions execute no statement, and a page of results as many as a page of the list', async () => {
  await suggest('hels')
  for (const text of ['tampere', 'hakkapeliitta', '225/45 R17', 'micheln', 'yhteys', article.ean])
    expect(await countStatements(() => suggest(text)), text).toBe(0)
  expect(await countStatements(() => search('nokian talvi', { page: '2' }))).toBeLessThanOrEqual(1)
})

test('a new article and a renamed model are found as soon as the change is followed', async () => {
  const modelId = await insertRow(platform.pool, 'model', {
    brand_id: 1,
    slug: 'zorkmid-9',
    name: 'Zorkmid 9',
    season_id: 1,
    vehicle_kind: 'car',
    tyre_class: 'C1',
    segment: 'mid',
  })
  expect((await search('zorkmid')).understood.not_found).toEqual(['zorkmid'])
  await platform.pool.query(
    `insert into tyre (model_id, tyre_size_id, load_index, speed_index, vehicle_type_id, tyre_class, season_id,
      fuel_efficiency, wet_grip, noise_class, noise_value, ean, price_cents)
    select $1, tyre_size_id, 91, 'V', 2, 'C1', 1, 'B', 'B', 'B', 70, '2999999999991', 9990
    from tyre where tyre_class = 'C1' limit 1`,
    [modelId],
  )
  await expect.poll(async () => (await search('zorkmid')).total).toBe(1)
  expect((await search('2999999999991')).total).toBe(1)
  await platform.pool.query("update model set name = 'Quuxberg 9' where id = $1", [modelId])
  await expect.poll(async () => (await search('quuxberg')).total).toBe(1)
  expect((await search('zorkmid')).total).toBe(0)
  await platform.pool.query("update tyre set state = 'off-sale' where model_id = $1", [modelId])
  await expect.poll(async () => (await search('quuxberg')).understood.not_found).toEqual(['quuxberg'])
  expect((await search('2999999999991')).total).toBe(0)
})
