import { serveGeocoder, simulatedStreets } from '@pito/simulators/places/serve-geocoder'
import { fastify } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'

const requests: { url: string; key: unknown }[] = []
const simulator = fastify({ forceCloseConnections: true })
simulator.addHook('onRequest', (request, _reply, done) => {
  requests.push({ url: request.url, key: request.headers['digitransit-subscription-key'] })
  done()
})
serveGeocoder(simulator)
const features = simulatedStreets('nastakuja turku', 1)
simulator.get('/endless/v1/autocomplete', () => ({ features, padding: 'x'.repeat(300 * 1024) }))
const address = await simulator.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => simulator.close())

async function shopWith(path: string) {
  const settings = { GEOCODER_URL: `${address}${path}`, GEOCODER_KEY: 'subscription-key' }
  const platform = await testPlatform({ settings })
  const { app } = await buildApi(platform)
  const get = async (query: string) => {
    const response = await app.inject({ url: `/api/v1/places${query}` })
    return { status: response.statusCode, data: response.json().data }
  }
  const search = async (text: string) => (await get(`?search=${encodeURIComponent(text)}`)).data
  return { platform, get, search }
}

const { platform, get, search } = await shopWith('/dev/geocoder')
beforeEach(() => {
  requests.length = 0
})

test('a street is found with its number and town', async () => {
  expect(await search('nastakuja 5 turku')).toEqual([
    {
      id: expect.stringMatching(/^address-/),
      kind: 'address',
      label: 'Nastakuja 5, 20100 Turku',
      latitude: expect.closeTo(60.45, 1),
      longitude: expect.closeTo(22.27, 1),
      postal_code: '20100',
      town: 'Turku',
    },
  ])
})

test('only Finland is searched, with the key of the subscription', async () => {
  await search('nastakuja')
  expect(requests).toEqual([
    { url: expect.stringContaining('boundary.country=FIN'), key: 'subscription-key' },
  ])
})

test.each([['helsinki'], ['00530'], ['h']])('for %s nobody outside is asked', async (text) => {
  expect(await search(text)).not.toEqual([])
  expect(requests).toEqual([])
})

test('a street abroad is not offered', async () => {
  expect(await search('tallinnankuja')).toEqual([])
})

test('the coordinates of a visitor are not sent to the geocoder', async () => {
  expect((await get('/at?latitude=60.184&longitude=24.949')).data).toMatchObject({ postal_code: '00530' })
  expect(requests).toEqual([])
})

test('an answer without an end is not read', async () => {
  const shop = await shopWith('/endless')
  expect(await shop.search('nastakuja')).toEqual([])
  expect(await shop.search('kallio helsinki')).toHaveLength(1)
})

test('while the geocoder is away places go on, and it is left alone for half a minute', async () => {
  for (const text of ['katkokuja', 'sotkukuja', 'hidaskuja']) expect(await search(text)).toEqual([])
  requests.length = 0
  expect(await search('nastakuja')).toEqual([])
  expect((await search('kallio helsinki'))[0].label).toBe('00530 Helsinki, Kallio')
  expect(requests).toEqual([])
  platform.at('2026-11-20T10:00:31Z')
  expect(await search('nastakuja 5 turku')).toHaveLength(1)
})
