import { beforeAll, expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform({ demoArticles: 1200 })
// The demo has no labels from before May 2021, which stated fuel efficiency down to G and no noise class.
await platform.sql`
  update tyre set fuel_efficiency = 'F', noise_class = null, noise_value = 72
  where id = (select min(id) from tyre where active and season_id = 1 and vehicle_type_id = 2)`
const { app } = await buildApi(platform)

async function get(path: string, locale = 'fi_FI') {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers: { locale } })
  return { status: answer.statusCode, body: answer.json() }
}
const idWhere = async (condition: string): Promise<number> => {
  const { rows } = await platform.pool.query(
    `select id from tyre where active and ${condition} order by id limit 1`,
  )
  return rows[0]?.id
}
let [friction, studded, truck, old] = [0, 0, 0, 0]
beforeAll(async () => {
  friction = await idWhere('season_id = 2 and vehicle_type_id = 2')
  studded = await idWhere('season_id = 3')
  truck = await idWhere('vehicle_type_id = 4')
  old = await idWhere(`fuel_efficiency in ('F', 'G')`)
})

test('the details have names and slugs in Finnish besides, and every fact of the page', async () => {
  const { data } = (await get(`product/${friction}/details`)).body
  for (const part of [data.brand, data.model])
    expect(part).toMatchObject({ name_fi: expect.any(String), slug_fi: expect.any(String) })
  for (const part of [data.tyre_category, data.tyreSeason])
    expect(part).toMatchObject({
      name_fi: expect.any(String),
      slug_fi: expect.any(String),
      display_name: expect.any(String),
    })
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(
      'products main_product ean_number run_flat reinforced snow_grip ice_grip eprel_id tyre_class manufacturer_product_id description short_description short_description_fi short_description_en category_names'.split(
        ' ',
      ),
    ),
  )
})

test('a noise class that is not declared is that of the decibels, where it is shown and where it is searched', async () => {
  const id = await idWhere('noise_class is null and noise_value = 72')
  const { data } = (await get(`product/${id}/details`)).body
  expect(data).toMatchObject({ noice_class: 'B', noice_value: 72 })
  const found = (await get('products?noise_class=B&noise_value=72&fuel_efficiency=F,G&per_page=100')).body
  expect(found.data).toContainEqual(expect.objectContaining({ id, noice_class: 'B' }))
})

test('the article that stands for its model is the cheapest in stock', async () => {
  const { data } = (await get(`product/${friction}/details`)).body
  const main = (await get(`product/${data.main_product}/details`)).body.data
  const stocked = data.products.filter(({ in_stock }: { in_stock: number }) => in_stock > 0)
  const prices = stocked.map(({ net_price_with_rc }: { net_price_with_rc: number }) => net_price_with_rc)
  expect(main.model.id).toBe(data.model.id)
  expect(main.net_price_with_rc).toBe(Math.min(...prices))
})

test('without=products leaves out the other sizes and still returns their number', async () => {
  const [whole, light] = [
    (await get(`product/${friction}/details`)).body.data,
    (await get(`product/${friction}/details?without=products`)).body.data,
  ]
  expect(whole.products).toHaveLength(whole.sizes)
  expect(light).toEqual({ ...whole, products: [] })
})

test('the sizes of a model lead to their pages in the caller’s language', async () => {
  const [fi, en] = [await get(`product/${friction}/sizes`), await get(`product/${friction}/sizes`, 'en_GB')]
  const rims = fi.body.data.map(({ diameter }: { diameter: number }) => diameter)
  expect(rims).toEqual(rims.toSorted((one: number, other: number) => one - other))
  expect(fi.body.data[0].link).toMatch(/^\/renkaat\//)
  expect(en.body.data[0].link).toMatch(/^\/tyres\//)
})

test('however many sizes a model has, its page takes the same few statements', async () => {
  const { rows } = await platform.pool.query(
    'select min(id) as id from tyre where active group by model_id order by count(*)',
  )
  for (const { id } of [rows[0], rows.at(-1)]) {
    const uncached = `x=${id}`
    expect(
      await countStatements(() => get(`product/${id}/details?without=products&${uncached}`)),
    ).toBeLessThanOrEqual(2)
    // Texts and sizes of the model are cached now.
    expect(await countStatements(() => get(`product/${id}/details?without=products`, 'en_GB'))).toBe(1)
    expect(await countStatements(() => get(`product/${id}/sizes?${uncached}`))).toBeLessThanOrEqual(1)
    expect(
      await countStatements(() => get(`get-lowest-installation-price?product_id=${id}&${uncached}`)),
    ).toBeLessThanOrEqual(2)
    expect(
      await countStatements(() => get(`product-detail-label?product_id=${id}&${uncached}`)),
    ).toBeLessThanOrEqual(1)
    expect(
      await countStatements(() => get(`product/${id}/information-sheet?${uncached}`)),
    ).toBeLessThanOrEqual(1)
  }
})

test('the label data say what the label shows and where it is', async () => {
  const { data } = (await get(`product-detail-label?product_id=${friction}`)).body
  expect(data).toMatchObject({
    reason: null,
    regulation: '2020/740',
    fuel_effiency: expect.stringMatching(/^[A-E]$/),
    noice_class: expect.stringMatching(/^[ABC]$/),
    image: `/labels/${friction}.svg`,
    information_sheet: `/information-sheet/${friction}`,
    eprel_url: `https://eprel.ec.europa.eu/qr/${data.eprel_id}`,
    illustrative: true,
  })
})

test('a studded tyre has no label, and it is said why', async () => {
  const { data } = (await get(`product-detail-label?product_id=${studded}`)).body
  expect(data).toMatchObject({ reason: 'studded', image: null, fuel_effiency: null })
  expect((await get(`product/${studded}/information-sheet`)).status).toBe(404)
})

test('a tyre of the old scale is shown with the picture that all of them share', async () => {
  const { data } = (await get(`product-detail-label?product_id=${old}`)).body
  expect(data).toMatchObject({
    regulation: '1222/2009',
    image: '/labels/a-to-g.svg',
    noice_class: expect.any(String),
  })
})

test('the partners are the service points that fit tyres', async () => {
  const { rows } = await platform.pool.query('select count(*)::integer from service_point where active')
  expect((await get('get-total-installation-partners')).body.data).toBe(rows[0].count)
})

test('the lowest price is that of the cheapest point which fits the rim, in words of the caller', async () => {
  const { rows } = await platform.pool.query(
    `select min(price.price_cents) as cents from service_point_service price
      join tyre on tyre.id = $1 join tyre_size size on size.id = tyre_size_id
      where service_id = 1 and price.vehicle_type_id = 2 and size.diameter between rim_from and rim_to`,
    [friction],
  )
  const { data } = (await get(`get-lowest-installation-price?product_id=${friction}`, 'en_GB')).body
  expect(data).toEqual({
    min_price: rows[0].cents / 100,
    service_description: 'Your new tyres are fitted and balanced on your rims.',
  })
})

test('no service point fits truck tyres', async () => {
  const { data } = (await get(`get-lowest-installation-price?product_id=${truck}`)).body
  expect(data).toEqual({ min_price: null, service_description: '' })
})

test('a point that closes down is no partner, and its price counts no more', async () => {
  const partners = async () => (await get('get-total-installation-partners')).body.data
  const before = await partners()
  await platform.pool.query('update service_point set active = false where id = 1')
  await expect.poll(partners).toBe(before - 1)
})

test('fitting that becomes dearer everywhere is dearer on the page of the tyre', async () => {
  const price = async () =>
    (await get(`get-lowest-installation-price?product_id=${friction}`)).body.data.min_price
  const before = await price()
  await platform.pool.query('update service_point_service set price_cents = price_cents + 100')
  await expect.poll(price).toBeCloseTo(before + 1)
})

const hostile = ['0', '-1', '1.5', 'NaN', '1e99', "1' or 1=1 --", '\u0000', '9'.repeat(10_000), '']

test.each(['product-detail-label?product_id=', 'get-lowest-installation-price?product_id='])(
  'what is no product id behind %s is refused at its field',
  async (path) => {
    for (const value of hostile) {
      const { status, body } = await get(path + encodeURIComponent(value))
      expect(status, value.slice(0, 40)).toBe(422)
      expect(body).toMatchObject({
        success: 0,
        code: 'not-valid',
        errors: { product_id: expect.arrayContaining([expect.any(String)]) },
      })
    }
    expect((await get(`${path}1&product_id=2`)).status).toBe(422)
  },
)

test.each([0, 1, 2, 3, 4, 5, 6])(
  'whatever stands in segment %d of a tyre’s address, it is no tyre',
  async (at) => {
    const names = ['car-suv-4x4', 'winter-friction', '205', '55', '16', 'continental', 'vikingcontact-8']
    for (const value of hostile.filter(Boolean)) {
      const asked = names.with(at, encodeURIComponent(value)).join('/')
      expect([400, 404, 422], asked.slice(0, 120)).toContain((await get(`product-detail/${asked}`)).status)
    }
  },
)

test.each(['sizes', 'information-sheet', 'details'])('an id that is none has no %s', async (part) => {
  for (const value of ['0', '-1', 'abc', '99999999999', '%27'])
    expect(await get(`product/${value}/${part}`)).toMatchObject({
      status: 422,
      body: { success: 0, code: 'not-valid', errors: { id: [expect.any(String)] } },
    })
  expect((await get(`product/${friction}/details?without=everything`)).status).toBe(422)
})
