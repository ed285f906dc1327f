import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { answer, endpoint } from '@pito/contracts/endpoint'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../testing/test-platform.ts'
import { callerOfGuest } from '../sessions/identify.ts'
import { addApiPages } from './api-pages.ts'
import type { Calls } from './calls.ts'
import { ok } from './calls.ts'
import { createServer } from './create-server.ts'
import { openScope } from './scope.ts'

const platform = await testPlatform()
const calls: Calls = new Map()
const app = await createServer(platform, calls)
afterAll(() => app.close())

const notCached = {
  method: 'GET',
  path: '/api/v1/tyres',
  summary: 'The same for everybody',
  response: answer(z.string()),
  errors: [],
} as const
const listTyres = endpoint({ ...notCached, cached: true })
const followLink = endpoint({ ...notCached, path: '/api/v1/link', query: z.object({ token: z.string() }) })
const countTyres = endpoint({ ...notCached, cached: true, path: '/api/v1/tyre-count' })
let computed = 0
const public_ = { name: 'public', identify: callerOfGuest }
openScope(app, platform, calls, {
  ...public_,
  routes: [
    (on) => on(listTyres, () => ok(`${++computed}`.padEnd(5000, ' tyres'))),
    (on) => on(followLink, ({ locale }, { token }) => ok(`${locale} ${token}`.padEnd(5000, ' tyres'))),
    (on) => on(countTyres, () => ok('12')),
  ],
})
addApiPages(app, platform, calls, [])

const ask = (url: string, accepted = 'gzip, br') =>
  app.inject({ url, headers: { 'accept-encoding': accepted } })

test('what is the same for everybody is compressed, and is answered again from the cache', async () => {
  const [brotli, gzip, plain] = [
    await ask('/api/v1/tyres', 'br'),
    await ask('/api/v1/tyres', 'gzip, br;q=0'),
    await ask('/api/v1/tyres', 'identity'),
  ]
  expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ])
  expect(brotli.headers.vary).toContain('accept-encoding')
  expect(plain.json().data).toHaveLength(5000)
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(computed).toBe(1)
})

test('an answer that may hold a secret is not compressed', async () => {
  const { headers, body } = await ask('/api/v1/link?token=b0f7')
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toContain('b0f7')
})

test('an answer that fits into one packet is not compressed', async () => {
  expect((await ask('/api/v1/tyre-count')).headers['content-encoding']).toBeUndefined()
})

test('the document of the API is compressed', async () => {
  const { headers, rawPayload } = await ask('/api/v1/openapi.json')
  expect(headers['content-encoding']).toBe('br')
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveProperty('openapi')
})
