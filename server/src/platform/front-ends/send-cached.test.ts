import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { createMetrics } from '../metrics.ts'
import { PageCache } from './page-cache.ts'
import { answerCached } from './send-cached.ts'

const cache = new PageCache({
  maxBytes: 100_000,
  metrics: createMetrics(),
  edition: { current: '1', previous: null },
})
const render = async () => ({ status: 200, headers: {}, body: Buffer.from('snow '.repeat(200)) })
const app = fastify()
app.get('/', async (request, reply) => answerCached(await cache.page('/', render), request, reply))
const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers })
const { etag = '' } = (await ask({})).headers

test.each([
  ['its own', etag, 304],
  ['one that a proxy calls weak', `W/${etag}`, 304],
  ['one among others', `"other", W/${etag}`, 304],
  ['another', '"other"', 200],
  ['a part of it', etag.slice(0, -2), 200],
])('with %s in If-None-Match', async (_name, etags, status) => {
  const answer = await ask({ 'if-none-match': etags })
  expect(answer.statusCode).toBe(status)
  expect(answer.body === '').toBe(status === 304)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip;q=0', undefined],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['brotli', undefined],
])('%s is answered in %s', async (accepted, encoding) => {
  const answer = await ask({ 'accept-encoding': accepted })
  expect(answer.headers['content-encoding']).toBe(encoding)
})
