import type { Dealer } from '@pito/contracts/dealers'
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { buildApi } from '../../app.ts'
import { addPoint } from '../testing/add-point.ts'

const platform = await testPlatform({ now: '2026-11-20T10:00:00Z' })
const { pointId } = await addPoint(platform.pool, { slug: 'kuurapaja-kallio' })
const { pointId: byPhone } = await addPoint(platform.pool, { slug: 'paja', row: { has_calendar: false } })
await platform.pool.query(
  'update service_point_service set rim_from = 13, rim_to = 17.5 where service_point_id = $1',
  [pointId],
)
const { rows } = await platform.pool.query('select lat, lon from service_point where id = $1', [pointId])
const here = `latitude=${rows[0].lat.toFixed(8)}&longitude=${rows[0].lon.toFixed(8)}`
const { app } = await buildApi(platform)

const get = async (path: string, headers = {}) => {
  const { statusCode, body } = await app.inject({ url: `/api/v1/${path}`, headers })
  return { status: statusCode, body: JSON.parse(body) }
}
const found = async (path: string): Promise<Dealer[]> => (await get(path)).body.data

test('a search answers with all that a result shows, the next time included', async () => {
  const { status, body } = await get(`search-dealers?${here}&locale_id=1&sort=2`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ total: 2, truncated: false, left_out: 0 })
  const kallio = body.data.find(({ id }: Dealer) => id === pointId)
  expect(kallio).toMatchObject({
    dealer_id: pointId,
    slug: 'kuurapaja-kallio',
    distance_km: 0,
    image_base_path: 'http://localhost:3000',
    next_available: { schedule_date: '2026-11-23', start_times: ['08:00:00', '08:30:00', '09:00:00'] },
    services: [
      {
        service_name: 'Installation',
        rim_size: '13-17.5',
        diameter: 13,
        price: 19.9,
        type: 'price_per_quantity',
      },
    ],
  })
  expect(kallio.time_slots[0]).toMatchObject({
    day: 'Monday',
    day_id: 2,
    start_time: '08:00:00',
    is_active: true,
  })
  expect(body.data.find(({ id }: Dealer) => id === byPhone)).toMatchObject({
    has_calendar: false,
    next_available: null,
  })
})

test('points are sorted by their first free time, those without one last', async () => {
  const { pointId: later } = await addPoint(platform.pool, { slug: 'later', row: { min_skip_day: 4 } })
  const listed = await found(`search-dealers?${here}&sort=4`)
  expect(listed.map(({ id }) => id)).toEqual([pointId, later, byPhone])
  await platform.pool.query('update service_point set active = false where id = $1', [later])
})

test('days and services are named in Finnish by locale_id 2', async () => {
  const [dealer] = await found(`dealers?${here}&locale_id=2&sort=2&service_ids=[1]`)
  expect(dealer?.time_slots[0]?.day).toBe('maanantai')
  expect(dealer?.services[0]?.service_name).toBe('Asennus')
})

test('the number of statements does not grow with the points', async () => {
  await get(`search-dealers?${here}`)
  expect(await countStatements(() => get(`search-dealers?${here}`))).toBe(2)
})

test.each([
  ['a latitude beyond the pole', 'latitude=91&longitude=25'],
  ['no longitude', 'latitude=60'],
  ['a text as latitude', 'latitude=here&longitude=25'],
  ['a radius of 500 km', `${here}&search_radius=500`],
  ['a vehicle type that nobody fits', `${here}&vehicle_type=4`],
  ['a third language', `${here}&locale_id=3`],
  ['an unknown sort', `${here}&sort=5`],
  ['working days that are none', `${here}&working_days=[monday]`],
])('%s is not valid', async (_, query) => {
  const { status, body } = await get(`search-dealers?${query}`)
  expect(status).toBe(422)
  expect(body.message).toBeTruthy()
})

test('one point by its id and by its slug; an unknown one is not found', async () => {
  expect((await get(`dealer/${pointId}/details?locale_id=1`)).body.data).toMatchObject({ distance_km: null })
  expect((await get('dealer/kuurapaja-kallio/details')).body.data.id).toBe(pointId)
  expect((await get('dealer/999999/details')).status).toBe(404)
})

test('towns are listed with their number of points, and a town lists its points by name', async () => {
  const helsinki = { slug: 'helsinki', town: 'Helsinki', points: 2, link_en: '/service-points/helsinki' }
  expect((await get('dealer-towns')).body.data).toMatchObject([helsinki])
  const { town, dealers, truncated } = (await get('dealer-towns/helsinki?locale_id=1')).body.data
  expect(town).toMatchObject(helsinki)
  expect(truncated).toBe(false)
  expect(dealers.map(({ id }: Dealer) => id)).toEqual([pointId, byPhone])
  expect(dealers[0].next_available.schedule_date).toBe('2026-11-23')
  expect(await countStatements(() => get('dealer-towns/helsinki'))).toBe(2)
  expect((await get('dealer-towns/atlantis')).status).toBe(404)
})

test('services are plain, and sealed for who sends a key', async () => {
  const plain = (await get(`service?locale_id=1&dealer_id=${pointId}`)).body.data.data
  expect(plain).toMatchObject([
    { id: 1, service_name: 'Installation', minimum_price: 19.9, has_variations: true },
  ])
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const headers = { 'public-key': JSON.stringify(await exportJWK(publicKey)) }
  const sealed = (await get(`service?locale_id=1&dealer_id=${pointId}`, headers)).body.data.data
  const { plaintext } = await compactDecrypt(sealed, privateKey)
  expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual(plain)
  expect((await get('service', { 'public-key': 'nonsense' })).status).toBe(422)
  expect((await get('service?dealer_id=999999')).status).toBe(404)
})
