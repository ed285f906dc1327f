import { expect, test } from 'vitest'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, app, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
await addTyre(pool, 1)
const owner = await tokenOf('outi')
const reader = await tokenOf('paavo')

const summer = {
  brand_id: 1,
  name: 'Helle 2',
  season_id: 1,
  vehicle_kind: 'car',
  tyre_class: 'C1',
  segment: 'mid',
}
const friction = { season_id: 2, has_3pmsf: true, winter_climate: 'Nordic' }
const create = (changed: object = {}) => call('POST', 'staff/models', { ...summer, ...changed }, owner)
const model = async (id: number) => (await call('GET', `staff/models/${id}`, undefined, owner)).body.data
const save = (id: number, fields: object) => call('PUT', `staff/models/${id}`, fields, owner)
const models = async () => (await pool.query('select * from model order by id')).rows

test('a new model gets its slug from its name', async () => {
  const { status, body } = await create({ name: 'Helle 3+' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ slug: 'helle-3-plus', brand: 'Kuura', articles: 0 })
})

test.each([
  ['ice grip without 3PMSF', { ice_grip: true }, 'ice_grip', 'Ice grip requires the 3PMSF mark.'],
  ['an axle on a car tyre', { axle: 'drive' }, 'axle', 'Only truck tyres have an axle.'],
  ['a tyre class that does not match', { tyre_class: 'C3' }, 'tyre_class', /cars have C1/],
  [
    'a friction tyre for cars without 3PMSF',
    { season_id: 2 },
    'has_3pmsf',
    'Not allowed as a winter tyre since 1 December 2024.',
  ],
  ['a brand that does not exist', { brand_id: 99 }, 'brand_id', 'Choose a brand.'],
  [
    'a name that is taken',
    { name: 'TUISKU 1', ...friction },
    'name',
    'A model named Tuisku 1 already exists.',
  ],
] as const)(
  '%s is refused next to its field, for a new model and a stored one',
  async (_, changed, field, text) => {
    const before = await models()
    const added = await create(changed)
    expect(added.status).toBe(422)
    expect(added.body.errors[field][0]).toMatch(text)
    expect(await models()).toEqual(before)
  },
)

test('a stored model is not changed by an invalid combination', async () => {
  const before = await models()
  const { status, body } = await save(1, { ...(await model(1)), has_3pmsf: false })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['has_3pmsf']])
  expect(await models()).toEqual(before)
})

test('a model with articles keeps its class of vehicle, and one with labels does not become studded', async () => {
  const stored = await model(1)
  const van = await save(1, { ...stored, vehicle_kind: 'van', tyre_class: 'C2' })
  expect(Object.keys(van.body.errors)).toEqual(['vehicle_kind'])
  const studded = await save(1, { ...stored, season_id: 3 })
  expect(Object.keys(studded.body.errors)).toEqual(['season_id'])
})

test('two members of staff who save the same version: the second save is refused with the current record', async () => {
  const { data } = (await create({ name: 'Helle 4' })).body
  const answers = await Promise.all([
    save(data.id, { ...data, launch_year: 2024 }),
    save(data.id, { ...data, launch_year: 2025 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused.conflict).toMatchObject({ by: 'outi', current: await model(data.id) })
})

test('after a change of the slug the former address leads to the present one', async () => {
  await save(1, { ...(await model(1)), slug: 'tuisku-uusi' })
  expect(await model(1)).toMatchObject({ former_slugs: ['tuisku-1'], link: '/brand/kuura/model/tuisku-uusi' })
  const landing = async () => (await app.inject({ url: '/api/v1/page/model/tuisku-1?brand=kuura' })).json()
  await expect.poll(async () => (await landing()).data?.link_fi).toBe('/brand/kuura/model/tuisku-uusi')
  const address = '/api/v1/product-detail/car-suv-4x4/winter-friction/205/55/R16/kuura/tuisku-1'
  expect((await app.inject({ url: address })).json().data).toMatchObject({ moved: true })
})

test('the former address of a model stays reserved for it', async () => {
  const { data } = (await create({ name: 'Helle 7' })).body
  await save(data.id, { ...data, slug: 'helle-seitseman' })
  const { status, body } = await create({ name: 'Helle Seven', slug: 'helle-7' })
  expect([status, body.errors]).toEqual([
    422,
    {
      slug: ['This address is reserved: it is a former address of Helle 7, and old links still lead there.'],
    },
  ])
})

test('all invalid fields of a model are named at once', async () => {
  const { body } = await create({ name: 'x'.repeat(90), ice_grip: true, axle: 'drive', launch_year: 1 })
  expect(Object.keys(body.errors).sort()).toEqual(['axle', 'ice_grip', 'launch_year', 'name'])
})

test('a model with articles on sale is neither archived nor deleted, and an unused one is', async () => {
  const { version } = await model(1)
  const archive = await call('POST', 'staff/models/1/archive', { version, archived: true }, owner)
  expect(archive.body.code).toBe('still-on-sale')
  const removed = await call('DELETE', 'staff/models/1', undefined, owner)
  expect(removed.body.errors.references[0]).toMatch(/1 article/)
  const { data } = (await create({ name: 'Helle 9' })).body
  const archived = await call(
    'POST',
    `staff/models/${data.id}/archive`,
    { version: 1, archived: true },
    owner,
  )
  expect(archived.body.data.archived).toBe(true)
  const list = async (query: string) =>
    (await call('GET', `staff/models?search=helle%209${query}`, undefined, reader)).body.total
  expect([await list(''), await list('&archived=1')]).toEqual([0, 1])
  expect((await call('DELETE', `staff/models/${data.id}`, undefined, owner)).status).toBe(200)
})
