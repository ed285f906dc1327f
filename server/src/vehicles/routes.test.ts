import type { Vehicle } from '@pito/contracts/vehicles'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { vehicleRegistry } from '../../testing/vehicle-registry.ts'
import { buildApi } from '../app.ts'

const simulator = fastify()
let registryCalls = 0
simulator.addHook('onRequest', (_request, _reply, done) => {
  registryCalls += 1
  done()
})
const platform = await testPlatform({
  demoArticles: 2600,
  settings: await vehicleRegistry(simulator),
})
const { app } = await buildApi(platform)

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url: `/api/v1/${path}`, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const byPlate = (plate: string, headers?: Record<string, string>) =>
  get(`vehicle-by-licence-plate?licencePlate=${encodeURIComponent(plate)}`, headers)

test('a plate written in any way leads to the same vehicle', async () => {
  const vehicle = (await byPlate('ABC-123')).body.data as Vehicle
  expect(vehicle).toMatchObject({ licence_plate: 'ABC-123', usual_form: true })
  expect(vehicle.sizes.length).toBeGreaterThan(0)
  expect((await byPlate('abc 123')).body.data).toEqual(vehicle)
})

test('no cache may store the answer', async () => {
  expect((await byPlate('ABC-123')).headers['cache-control']).toBe('no-store')
})

test.each([
  ['', 422, 'plate-not-readable'],
  ['<script>', 422, 'plate-not-readable'],
  ['9'.repeat(99), 422, 'plate-not-readable'],
  ['9'.repeat(10_000), 422, 'not-valid'],
  ['EI-404', 404, 'plate-unknown'],
])('%s is answered with %i', async (plate, status, code) => {
  const answer = await byPlate(plate)
  expect(answer).toMatchObject({ status, body: { success: 0, code } })
})

test('a refusal says what to do next, in the caller’s language', async () => {
  expect((await byPlate('EI-404', { locale: 'fi_FI' })).body.message).toContain('hae renkaan koolla')
  expect((await byPlate('EI-404', { locale: 'en_GB' })).body.message).toContain('search by size')
})

test('the list of a plate contains only tyres in the vehicle’s sizes', async () => {
  const vehicle = (await byPlate('PIT-1')).body.data as Vehicle
  const wanted = new Set(vehicle.sizes.map((size) => `${size.width}/${size.aspect_ratio} ${size.diameter}`))
  const listed = (await get('products?licencePlate=PIT-1&per_page=100')).body
  expect(listed.total).toBeGreaterThan(0)
  for (const { width, aspect_ratio, diameter } of listed.data)
    expect(wanted).toContain(`${width}/${aspect_ratio} ${diameter}`)
  expect((await get('products?licenceplate=pit1&per_page=100')).body).toEqual(listed)
  expect((await get('filter/all?licencePlate=PIT-1')).status).toBe(200)
})

test('concurrent calls for a plate share one request to the registry', async () => {
  const before = registryCalls
  await Promise.all([
    byPlate('PIT-2'),
    get('products?licencePlate=PIT-2'),
    get('filter/all?licencePlate=PIT-2'),
  ])
  expect(registryCalls - before).toBe(1)
})

test('a plate on which the registry fails every time does not take the registry from other visitors', async () => {
  for (let time = 1; time <= 4; time++) expect(await byPlate('VIK-503')).toMatchObject({ status: 503 })
  expect(await byPlate('PIT-4')).toMatchObject({ status: 200 })
})

test('after failures for three plates, the registry receives no request for half a minute', async () => {
  for (const plate of ['VIK-503', 'SOT-500', 'HID-504'])
    expect(await byPlate(plate)).toMatchObject({ status: 503, body: { code: 'plate-search-down' } })
  const before = registryCalls
  expect(await byPlate('PIT-3')).toMatchObject({ status: 503 })
  expect(registryCalls).toBe(before)
  platform.at('2026-11-20T10:00:31Z')
  expect(await byPlate('PIT-3')).toMatchObject({ status: 200 })
})

test.each([
  ['vehicles', '12:00', 'vehicle-by-licence-plate'],
  ['tyres', '13:00', 'products'],
  ['filters', '14:00', 'filter/widths'],
])(
  'a network that looks up %s of many plates is refused after forty in ten minutes',
  async (_, time, path) => {
    platform.at(`2026-11-20T${time}:00Z`)
    const statuses = []
    for (let number = 1; number <= 41; number++)
      statuses.push((await get(`${path}?licencePlate=KER-${number}`)).status)
    expect(statuses.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 200))
    expect(statuses[40]).toBe(429)
  },
)

test('a look-up that the cache answers does not count', async () => {
  platform.at('2026-11-20T15:00:00Z')
  for (let number = 1; number <= 41; number++)
    expect((await get('filter/widths?licencePlate=PIT-9')).status).toBe(200)
})
