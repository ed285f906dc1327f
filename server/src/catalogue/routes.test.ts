import type { Product } from '@pito/contracts/product'
import { topSpeedOf } from '@pito/contracts/values/load-and-speed'
import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform({ demoArticles: 2600 })
const { app } = await buildApi(platform)

interface Listed {
  readonly data: readonly Product[]
  readonly total: number
  readonly last_page: number
}

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (query: string): Promise<Listed> => (await get(`products?${query}`)).body
const fields = (listed: Listed, name: keyof Product) => new Set(listed.data.map((product) => product[name]))

test('an unknown season is refused in the caller’s language', async () => {
  const finnish = await get('products?tyre_season_id=plaid', { locale: 'fi_FI' })
  const english = await get('products?tyre_season_id=plaid', { locale: 'en_GB' })
  expect([finnish.status, english.status]).toEqual([422, 422])
  expect(Object.values(finnish.body.errors).flat()).toEqual(['Tuntematon rengastyyppi'])
  expect(Object.values(english.body.errors).flat()).toEqual(['Unknown season'])
})

test('a list says how many there are and how many pages', async () => {
  const listed = await list('per_page=5&page=1')
  expect(listed.data).toHaveLength(5)
  expect(listed.last_page).toBe(Math.ceil(listed.total / 5))
})

test('twenty to a page, the cheapest first, unless asked otherwise', async () => {
  const listed = await list('vehicle_type=2')
  const prices = listed.data.map(({ net_price_with_rc }) => net_price_with_rc)
  expect(prices).toHaveLength(20)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test.each([
  ['vehicle_type=4', 'car_type', ['Truck']],
  ['width=205&height=55&diameter=16', 'width', [205]],
  ['tyre_season_id=3', 'tyre_season_id', [3]],
  ['tyre_season_id=winter-studded', 'tyre_season_id', [3]],
  ['speed_index=T', 'speed_index', ['T']],
  ['load_index=91', 'load_index', [91]],
  ['wet_grip=A', 'wet_grip', ['A']],
  ['fuel_efficiency=b', 'fuel_effiency', ['B']],
  ['noise_class=A', 'noice_class', ['A']],
  ['noise_value=70', 'noice_value', [70]],
] as const)('%s alone lists tyres of that %s', async (query, field, values) => {
  const found = fields(await list(`${query}&per_page=100`), field)
  expect([...found]).toEqual([...values])
})

test.each([
  'tyre_season_id=1,3',
  'tyre_season_id=1&tyre_season_id=3',
  'tyre_season_id[]=1&tyre_season_id[]=3',
])('several values are a union: %s', async (query) => {
  const [one, other, both] = [
    await list('tyre_season_id=1'),
    await list('tyre_season_id=3'),
    await list(query),
  ]
  expect(both.total).toBe(one.total + other.total)
})

test('a priority sorts the list, whatever sort_by says, and values that are not stated come last', async () => {
  const quiet = (await list('priority=quiet&sort_by=name&in_stock=1&tyre_season_id=1,3&per_page=100')).data
  const noises = quiet.map(({ noice_value }) => noice_value ?? Infinity)
  expect(noises).toEqual(noises.toSorted((one, other) => one - other))
  const grip = (
    await list('priority=grip&in_stock=1&tyre_season_id=1&width=205&height=55&diameter=16&per_page=100')
  ).data
  const classes = grip.map(({ wet_grip }) => wet_grip ?? 'not stated')
  expect(new Set(classes).size).toBeGreaterThan(1)
  expect(classes).toEqual(classes.toSorted())
  expect((await list('priority=price&sort_order=desc')).data).toEqual((await list('')).data)
})

test('an unknown priority is refused', async () => {
  expect(await get('products?priority=beauty')).toMatchObject({ status: 422, body: { code: 'not-valid' } })
})

test('walking all pages meets every tyre once, however many cards are cached', async () => {
  const ids: number[] = []
  const { total, last_page } = await list('per_page=100')
  const pages = Array.from({ length: last_page }, (_, place) => place + 1)
  for (const order of ['asc', 'desc'])
    for (const listed of await Promise.all(
      pages.map((page) => list(`per_page=100&page=${page}&sort_order=${order}`)),
    ))
      ids.push(...listed.data.map(({ id }) => id))
  expect(ids).toHaveLength(2 * total)
  expect(new Set(ids).size).toBe(total)
})

test('a price range holds, each bound by itself too, and is passed over when one is zero', async () => {
  const within = await list('price_gte=80&price_lte=120&per_page=100')
  for (const { net_price_with_rc } of within.data) {
    expect(net_price_with_rc).toBeGreaterThanOrEqual(80)
    expect(net_price_with_rc).toBeLessThanOrEqual(120)
  }
  const all = (await list('')).total
  const [cheap, dear] = [await list('price_lte=80&per_page=100'), await list('price_gte=80.01&per_page=100')]
  expect(Math.max(...cheap.data.map(({ net_price_with_rc: price }) => price))).toBeLessThanOrEqual(80)
  expect(Math.min(...dear.data.map(({ net_price_with_rc: price }) => price))).toBeGreaterThan(80)
  expect(cheap.total + dear.total).toBe(all)
  for (const query of ['price_gte=80&price_lte=0', 'price_gte=0&price_lte=80'])
    expect((await list(query)).total).toBe(all)
})

test('a service point lists what it can fit, and never trucks', async () => {
  const listed = await list('ServicePoint=1&per_page=100')
  expect(listed.total).toBeGreaterThan(0)
  expect(fields(listed, 'car_type')).not.toContain('Truck')
  expect((await list('ServicePoint=999999')).total).toBe(0)
})

test('a product has the fields of LIST-69', async () => {
  const [product] = (await list('width=205&height=55&diameter=16&per_page=1')).data
  expect(Object.keys(product ?? {})).toEqual(
    expect.arrayContaining(
      'id name car_type net_price net_price_with_rc is_recycled available_quantity in_stock brand_name brand model image images width aspect_ratio diameter tyre_season_id fuel_effiency wet_grip noice_class noice_value dot_year has_3mpsf speed_index load_index'.split(
        ' ',
      ),
    ),
  )
})

test('the recycling fee is part of the price where it is charged', async () => {
  const { data } = await list('per_page=100')
  for (const { net_price, net_price_with_rc, is_recycled } of data)
    expect(net_price_with_rc > net_price).toBe(is_recycled === '0')
})

test('a filter does not narrow its own options, and narrows all others', async () => {
  const free = (await get('filter/all?vehicle_type=2')).body.data
  const studded = (await get('filter/all?vehicle_type=2&tyre_season_id=3')).body.data
  expect(studded.tyre_seasons).toEqual(free.tyre_seasons)
  expect(studded.wet_grips).toEqual([])
})

test('every option list is there, with the price range', async () => {
  const { data } = (await get('filter/all')).body
  expect(Object.keys(data).toSorted()).toEqual(
    'brands categories diameters from_price fuel_efficiencies heights licence_plate load_indexes max_price min_price models models_total noise_classes noise_values speed_indexes truncated tyre_seasons vehicle_types wet_grips widths'.split(
      ' ',
    ),
  )
  expect(data.min_price).toBeGreaterThan(0)
})

test('load indexes and decibels are numbers among the options, as they are of a product', async () => {
  const { data } = (await get('filter/all')).body
  const [product] = (await list('vehicle_type=2&per_page=1')).data
  const values = (options: { value: unknown }[]) => options.map(({ value }) => value)
  expect(values(data.load_indexes)).toContain(product?.load_index)
  expect(values(data.noise_values)).toContain(product?.noice_value)
  expect((await get('filter/load-indexes')).body.data).toEqual(data.load_indexes)
})

test('a brand without a logo has no picture, rather than one without a name', async () => {
  await platform.pool.query('update brand set image_path = null')
  const [product] = (await list('per_page=1')).data
  expect(product?.brand).toMatchObject({ image: null, image_path: null })
})

test('the price that a list begins from is that of its cheapest tyre of which four can be bought', async () => {
  const { data } = (await get('filter/all?width=205&height=55&diameter=16&tyre_season_id=3')).body
  const tyres = (await list('width=205&height=55&diameter=16&tyre_season_id=3&per_page=100')).data
  const available = tyres.filter(({ in_stock }: Product) => in_stock > 0)
  expect(tyres.slice(0, available.length)).toEqual(available)
  expect(available.length).toBeLessThan(tyres.length)
  expect(data.from_price).toBe(available.find(({ in_stock }: Product) => in_stock >= 4)?.net_price_with_rc)
})

test('sets come first if the call says so, and otherwise the order is that of the prices alone', async () => {
  const size = 'width=205&height=55&diameter=16&tyre_season_id=2&per_page=100'
  const plain = (await list(size)).data as Product[]
  const setsFirst = (await list(`${size}&sets_first=1`)).data as Product[]
  const rankOf = ({ in_stock }: Product) => (in_stock <= 0 ? 2 : Number(in_stock < 4))
  expect(plain.map(rankOf)).not.toEqual(plain.map(rankOf).sort())
  expect(setsFirst).toEqual(plain.toSorted((one, other) => rankOf(one) - rankOf(other)))
})

test('preferred tyres come first among those of the same availability: fitting ones, then those of the season', async () => {
  const query = 'brand=Nokian+Tyres&per_page=100&vehicle_type=2&diameter=16'
  const vehicle =
    'fits_sizes=205-55R16,195-65R15&fits_load_kg=545&fits_speed_kmh=210&fits_light=1&fits_twin_load_kg=0'
  const plain = (await list(query)).data as Product[]
  const ordered = (await list(`${query}&${vehicle}&seasons_first=2,3,4`)).data as Product[]
  const rankOf = (tyre: Product) => {
    const isWinter = [2, 3, 4].includes(tyre.tyre_season_id)
    const isFast = (topSpeedOf(tyre.speed_index) ?? 999) >= (isWinter ? 160 : 210)
    const isLegal = tyre.has_3mpsf || ![2, 4].includes(tyre.tyre_season_id)
    const fits = tyre.size_text.startsWith('205/55 R16') && tyre.load_index >= 87 && isFast && isLegal
    return [tyre.in_stock <= 0, !fits, !isWinter].map(Number).join('')
  }
  const ranks = plain.map(rankOf)
  expect(new Set(ranks).size).toBeGreaterThan(3)
  expect(ranks).not.toEqual(ranks.toSorted())
  expect(ordered).toEqual(plain.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other))))
})

test.each([
  'seasons_first=Foo',
  'fits_sizes=205',
  'fits_sizes=205-55R16&fits_load_kg=much',
  'fits_light=yes',
])('the preference "%s" is refused', async (query) => {
  for (const path of ['products', 'search']) expect((await get(`${path}?${query}`)).status).toBe(422)
})

test('a list of full sets has no remnants, and one of two tyres has those with two', async () => {
  const stockOf = async (quantity: number) =>
    ((await list(`min_stock=${quantity}&per_page=100&width=205`)).data as Product[]).map(
      ({ in_stock }) => in_stock,
    )
  expect(Math.min(...(await stockOf(4)))).toBe(4)
  expect(Math.min(...(await stockOf(2)))).toBe(2)
})

test.each(['0', '9', '5000', 'many', '-1', '1.5', ''])('a least stock of "%s" is refused', async (value) => {
  for (const path of ['products', 'filter/all', 'search'])
    expect((await get(`${path}?min_stock=${value}`)).status).toBe(422)
})

test.each(['products?tyre_season=2', 'filter/widths?tyre_season=2'])(
  '%s is refused: a name that is not known would let everything through',
  async (path) => {
    const { status, body } = await get(path)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ tyre_season: ['Tätä nimeä ei tunneta'] })
  },
)

test('models stay away when they are not wanted, and nothing else does', async () => {
  const { data } = (await get('filter/all')).body
  expect(data.models.length).toBeGreaterThan(0)
  expect((await get('filter/all?models=0')).body.data).toEqual({
    ...data,
    models: [],
    models_total: null,
    truncated: false,
  })
  expect(data.models_total).toBeGreaterThan(data.models.length)
  expect(data.truncated).toBe(true)
  const { data: few } = (await get('filter/all?brand_id=1')).body
  expect([few.truncated, few.models_total]).toEqual([false, few.models.length])
})

test('seasons and vehicle types are exactly those of HOME-61 and HOME-62', async () => {
  const names = async (path: string) => (await get(path)).body.data.map(({ name }: { name: string }) => name)
  expect(await names('filter/tyre-seasons')).toEqual([
    'Summer',
    'Winter Friction',
    'Winter Studded',
    'Winter Studdable',
    'All Season',
  ])
  expect(await names('filter/vehicle-types')).toEqual(['All', 'Car', 'Light Truck', 'Truck'])
  expect(await names('filter/tyre-seasons?vehicle_type=4')).not.toContain('Winter Studded')
})

test('rims follow width and height', async () => {
  const values = async (path: string) =>
    (await get(path)).body.data.map(({ value }: { value: number }) => value)
  expect(await values('filter/heights?width=205')).toContain(55)
  expect(await values('filter/diameters?height=55&width=205')).toContain(16)
  expect(await values('filter/widths')).toContain(205)
})

test('a tyre is found by the names in its URL and by its id', async () => {
  const { data } = await list('width=205&height=55&diameter=16&tyre_season_id=2&per_page=100')
  const wanted = data.find(({ in_stock }) => in_stock > 0) as Product
  const path = `product-detail/car/winter-friction/205/55/R16/${wanted.brand.slug}/${wanted.model.slug}`
  expect((await get(path)).body.data.id).toBe(wanted.id)
  expect((await get(`${path}?id=${wanted.id}`)).body.data.id).toBe(wanted.id)
  expect((await get(`product/${wanted.id}/details`)).body.data.products.length).toBeGreaterThan(0)
})

test.each([
  'product/999999999/details',
  'product-detail/car/summer/205/55/16/no-such-brand/no-such-model',
  'product-detail/spaceship/summer/205/55/16/a/b',
  'get-search-slug-by-vehicle-type/spaceship',
])('%s is 404', async (path) => {
  expect(await get(path)).toMatchObject({ status: 404, body: { success: 0, code: 'not-found' } })
})

test.each(['2', 'Car', 'car', 'henkiloautot'])('the slug of %s is the list’s address', async (type) => {
  const { data } = (await get(`get-search-slug-by-vehicle-type/${type}`, { locale: 'fi_FI' })).body
  expect(data).toMatchObject({ id: 2, slug: 'henkiloautot', slug_en: 'car-suv-4x4' })
})

const hostile = [
  "' or 1=1 --",
  '-1',
  '1e309',
  'NaN',
  '\u0000',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '９９９',
  '{"$gt":""}',
  '0x10',
  '1,2,,,3,'.repeat(50),
  '9'.repeat(10_000),
]
const parameters = `vehicle_type width height diameter brand_id model_id tyre_season_id speed_index load_index
  fuel_efficiency wet_grip noise_class noise_value price_gte price_lte min_stock ServicePoint page per_page sort_by
  sort_order sets_first seasons_first fits_sizes fits_load_kg fits_light with`.split(/\s+/)

test.each(parameters)('whatever stands in %s, the answer is a page or a clear refusal', async (name) => {
  for (const path of ['products', 'filter/all', 'filter/widths'])
    for (const value of hostile)
      for (const query of [
        `${name}=${encodeURIComponent(value)}`,
        `${name}=1&${name}=${encodeURIComponent(value)}`,
      ]) {
        const { status, body } = await get(`${path}?${query}`)
        expect([200, 414, 422], `${path}?${query.slice(0, 80)}`).toContain(status)
        expect(body.success).toBe(status === 200 ? 1 : 0)
      }
})
