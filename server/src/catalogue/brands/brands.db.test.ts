import { expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, app, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
const tyre = await addTyre(pool, 1)
const owner = await tokenOf('outi')
const reader = await tokenOf('paavo')

const create = (fields: object) => call('POST', 'staff/brands', fields, owner)
const save = (brand: { id: number }, changed: object) =>
  call('PUT', `staff/brands/${brand.id}`, { ...brand, ...changed }, owner)
const brands = async () => (await pool.query('select * from brand order by id')).rows
const history = async (id: number) =>
  (await call('GET', `staff/history/brand/${id}`, undefined, owner)).body.data
const words = {
  block1_fi: '<p>Yksi</p>',
  block2_fi: '<p>Kaksi</p>',
  block3_fi: '<p>Kolme</p>',
  meta_description_fi: 'Kuvaus',
}
const landing = async (name: string) =>
  (await app.inject({ url: `/api/v1/page/brand/${name}`, headers: { locale: 'fi_FI' } })).json()

test('a new brand gets its slug from its name', async () => {
  const { status, body } = await create({ name: 'Kärki Rengas' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ slug: 'karki-rengas', position: 100, models: 0, archived: false })
  expect(await history(body.data.id)).toMatchObject([{ action: 'brand-created', by: 'outi' }])
})

test('several spaces or a no-break space make no second brand', async () => {
  const { data } = (await create({ name: 'Nokian  Tyres' })).body
  expect(data).toMatchObject({ name: 'Nokian Tyres', slug: 'nokian-tyres' })
  for (const name of ['Nokian   Tyres', 'Nokian\u00a0Tyres', 'nokian \u202fTyres']) {
    const { status, body } = await create({ name })
    expect([status, body.errors]).toEqual([422, { name: ['A brand named Nokian Tyres already exists.'] }])
  }
})

test.each(['KUURA', 'Kúura', 'kuura'])(
  'the name %s of another brand is refused, and no row is added',
  async (name) => {
    const before = await brands()
    const { status, body } = await create({ name })
    expect([status, body.errors]).toEqual([422, { name: ['A brand named Kuura already exists.'] }])
    expect(await brands()).toEqual(before)
  },
)

test('two members of staff who add the same brand at once: only one brand is added', async () => {
  const answers = await Promise.all([create({ name: 'Halla' }), create({ name: 'HALLA' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('after a change of the slug the former address leads to the brand, and its texts move with it', async () => {
  const { data } = (await create({ name: 'Routa', ...words })).body
  const { body } = await save(data, { name: 'Roudan Renkaat', slug: 'roudan-renkaat' })
  expect(body.data).toMatchObject({ slug: 'roudan-renkaat', former_slugs: ['routa'], ...words })
  await expect.poll(async () => (await landing('routa')).data?.link_fi).toBe('/brand/roudan-renkaat')
  expect((await landing('routa')).data).toMatchObject({ block1_description: '<p>Yksi</p>' })
})

test('a former address stays reserved for its brand, which may return to it', async () => {
  const tuuli = (await create({ name: 'Tuuli' })).body.data
  const renamed = (await save(tuuli, { slug: 'tuulinen' })).body.data
  const reserved = [
    'This address is reserved: it is a former address of Tuuli, and old links still lead there.',
  ]
  const { status, body } = await create({ name: 'Tuuli Renkaat', slug: 'tuuli' })
  expect([status, body.errors]).toEqual([422, { slug: reserved }])
  const puuska = (await create({ name: 'Puuska' })).body.data
  expect((await save(puuska, { slug: 'tuuli' })).body.errors).toEqual({ slug: reserved })
  expect((await save(puuska, { slug: 'tuulinen' })).body.errors).toEqual({
    slug: ['This address already belongs to Tuuli.'],
  })
  expect((await save(renamed, { slug: 'tuuli' })).body.data).toMatchObject({
    slug: 'tuuli',
    former_slugs: ['tuulinen'],
  })
})

test('all invalid fields of a brand are named at once', async () => {
  const { body } = await create({ name: 'KUURA', position: -1, block1_fi: '<p>Yksi</p>' })
  expect(Object.keys(body.errors).sort()).toEqual([
    'block2_fi',
    'block3_fi',
    'meta_description_fi',
    'name',
    'position',
  ])
})

test('the address of a product under the former slug of its brand leads to its present address', async () => {
  const { data } = (await call('GET', 'staff/brands/1', undefined, owner)).body
  await save(data, { slug: 'kuura-tyres' })
  const address = '/api/v1/product-detail/car-suv-4x4/winter-friction/205/55/R16/kuura/tuisku-1'
  await expect
    .poll(async () => (await app.inject({ url: address })).json().data)
    .toMatchObject({ id: tyre, moved: true })
})

test('a language has either all texts of the landing page or none', async () => {
  const { status, body } = await create({ name: 'Viima', ...words, block2_fi: '' })
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual(['block2_fi'])
})

test('two members of staff who save the same version: the second save is refused, even for texts alone', async () => {
  const { data } = (await create({ name: 'Pyry' })).body
  const answers = await Promise.all([save(data, words), save(data, { ...words, block1_fi: '<p>Muu</p>' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'changed-meanwhile',
    conflict: { by: 'outi' },
  })
})

test('a brand with articles on sale is not archived, and an archived one disappears and comes back', async () => {
  const kuura = (await call('GET', 'staff/brands/1', undefined, owner)).body.data
  const archive = ({ id, version }: { id: number; version: number }, archived: boolean) =>
    call('POST', `staff/brands/${id}/archive`, { version, archived }, owner)
  expect((await archive(kuura, true)).body.code).toBe('still-on-sale')
  const { data } = (await create({ name: 'Lumi' })).body
  await expect.poll(async () => (await landing('lumi')).data?.title).toMatch(/Lumi/)
  const archived = (await archive(data, true)).body.data
  expect(archived.archived).toBe(true)
  await expect.poll(async () => (await landing('lumi')).code).toBe('not-found')
  const list = async (query: string) =>
    (await call('GET', `staff/brands?search=lumi${query}`, undefined, reader)).body.total
  expect([await list(''), await list('&archived=1')]).toEqual([0, 1])
  await archive(archived, false)
  await expect.poll(async () => (await landing('lumi')).data?.title).toMatch(/Lumi/)
})

test('a brand to which something refers is not deleted, and an unused one is', async () => {
  const { status, body } = await call('DELETE', 'staff/brands/1', undefined, owner)
  expect(status).toBe(409)
  expect(body.errors.references[0]).toMatch(/^1 model and 1 article .*You can archive it instead\.$/)
  const { data } = (await create({ name: 'Turha', ...words })).body
  expect((await call('DELETE', `staff/brands/${data.id}`, undefined, owner)).status).toBe(200)
  expect((await history(data.id))[0]).toMatchObject({ action: 'brand-deleted', after: null })
  const { rows } = await pool.query("select from landing_text where name = 'turha'")
  expect(rows).toEqual([])
})

test('who may only read the catalogue cannot add brands', async () => {
  expect((await call('POST', 'staff/brands', { name: 'Ei' }, reader)).body.code).toBe('not-allowed')
})
