import { answer, endpoint } from '@pito/contracts/endpoint'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testPlatform } from '../../../testing/test-platform.ts'
import { callerOfGuest } from '../sessions/identify.ts'
import type { Calls } from './calls.ts'
import { ok } from './calls.ts'
import { createServer } from './create-server.ts'
import { openScope } from './scope.ts'

const platform = await testPlatform({ settings: { RATE_LIMIT_PER_MINUTE: '20' } })
const calls: Calls = new Map()
const app = await createServer(platform, calls)
afterAll(() => app.close())

const countLooks = endpoint({
  method: 'GET',
  path: '/api/v1/looks',
  summary: 'How often this was computed',
  query: z.object({ name: z.string().optional(), text: z.string().optional() }),
  response: answer(z.int()),
  errors: [],
  cached: true,
  personal: ['name'],
  isPersonal: ({ text }) => text === 'aino@pito.example',
})
let looks = 0
openScope(app, platform, calls, {
  name: 'public',
  identify: callerOfGuest,
  routes: [(on) => on(countLooks, () => ok(++looks))],
})
const look = async (query = '') => JSON.parse((await app.inject(`/api/v1/looks${query}`)).body).data

test('a response is computed once until something changes', async () => {
  const first = await look()
  expect(await look()).toBe(first)
  platform.edition.bump()
  expect(await look()).toBe(first + 1)
  expect(await look()).toBe(first + 1)
})

test('languages and queries have responses of their own', async () => {
  const first = await look()
  const english = await app.inject({ url: '/api/v1/looks', headers: { locale: 'en_GB' } })
  expect(english.json().data).toBe(first + 1)
  expect(await look('?other=1')).toBe(first + 2)
  expect(await look()).toBe(first)
  const both = await look('?text=tyres&other=1')
  expect(await look('?other=1&text=tyres')).toBe(both)
})

test('a call that is answered from the cache counts towards the limit too', async () => {
  const statuses = new Set<number>()
  for (let request = 0; request < 21; request++)
    statuses.add((await app.inject({ url: '/api/v1/looks', remoteAddress: '198.51.100.7' })).statusCode)
  expect([...statuses]).toEqual([200, 429])
})

test('a response that names a person is computed each time', async () => {
  const first = await look('?name=aino')
  expect(await look('?name=aino')).toBe(first + 1)
})

test('a response to a text that may name a person is computed each time, unlike other texts', async () => {
  const first = await look('?text=aino@pito.example')
  expect(await look('?text=aino@pito.example')).toBe(first + 1)
  const other = await look('?text=tyres')
  expect(await look('?text=tyres')).toBe(other)
})
