import { expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const platform = await testPlatform()
const { app } = await buildApi(platform)

async function get(path: string) {
  const response = await app.inject({ url: `/api/v1/places${path}`, headers: { locale: 'en_GB' } })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

test('a search answers with places and where they are', async () => {
  const { status, body } = await get('?search=00530%20hel')
  expect(status).toBe(200)
  expect(body.data).toEqual([
    {
      id: 'postcode-00530',
      kind: 'postcode',
      label: '00530 Helsinki, Kallio',
      latitude: expect.closeTo(60.18, 1),
      longitude: expect.closeTo(24.95, 1),
      postal_code: '00530',
      town: 'Helsinki',
    },
  ])
})

test('no more come than were asked for', async () => {
  expect((await get('?search=h')).body.data).toHaveLength(8)
  expect((await get('?search=h&limit=3')).body.data).toHaveLength(3)
})

test('an empty search finds nothing', async () => {
  expect(await get('')).toMatchObject({ status: 200, body: { data: [] } })
  expect(await get('?search=')).toMatchObject({ status: 200, body: { data: [] } })
})

test.each([
  ['a search of 101 characters', `?search=${'a'.repeat(101)}`],
  ['no place at all', '?search=a&limit=0'],
  ['too many places', '?search=a&limit=21'],
  ['a latitude beyond the poles', '/at?latitude=91&longitude=25'],
  ['coordinates that are no numbers', '/at?latitude=north&longitude=25'],
])('%s is refused', async (_case, path) => {
  expect(await get(path)).toMatchObject({ status: 422, body: { success: 0, code: 'not-valid' } })
})

test.each([
  ['a part of a town', '/at?latitude=60.184&longitude=24.949', 'Kallio, Helsinki'],
  ['a postcode without a name of its own', '/at?latitude=68.3&longitude=27.4', '99695 Tankavaara'],
  [
    'a postcode whose name leads to another one',
    '/at?latitude=60.176&longitude=24.805',
    '02100 Espoo, Tapiola',
  ],
])('coordinates lead to %s, whose name finds it again', async (_case, path, label) => {
  const { data } = (await get(path)).body
  expect(data.label).toBe(label)
  const [found] = (await get(`?search=${encodeURIComponent(data.label)}`)).body.data
  expect(found.id).toBe(data.id)
})

test('coordinates outside Finland lead nowhere', async () => {
  expect(await get('/at?latitude=59.437&longitude=24.745')).toMatchObject({
    status: 404,
    body: { code: 'not-found' },
  })
})

test('nobody caches where a visitor is', async () => {
  expect((await get('/at?latitude=60.184&longitude=24.949')).headers['cache-control']).toBe('no-store')
})
