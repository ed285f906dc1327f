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
const app = fastify()
app.get<{ Params: { status: string } }>('/:status', async (request, reply) => {
  const status = Number(request.params.status)
  const body = Buffer.from('snow '.repeat(200))
  const page = await cache.page(request.url, () => Promise.resolve({ status, headers: {}, body }))
  return answerCached(page, request, reply)
})
const ask = (headers: Record<string, string>, status = 200) => app.inject({ url: `/${status}`, headers })
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

test.each(['br', 'gzip'])('a page in %s has an ETag of its own', async (encoding) => {
  const accepting = { 'accept-encoding': encoding }
  const encoded = String((await ask(accepting)).headers.etag)
  expect(encoded).toBe(`${etag.slice(0, -1)}-${encoding}"`)
  const again = await ask({ ...accepting, 'if-none-match': encoded })
  expect([again.statusCode, again.headers.etag]).toEqual([304, encoded])
  expect((await ask({ ...accepting, 'if-none-match': etag })).statusCode).toBe(200)
})

test.each([404, 503])('a page with status %i is sent again to a client that has it', async (status) => {
  const answer = await ask({ 'if-none-match': etag }, status)
  expect([answer.statusCode, answer.headers.etag]).toEqual([status, undefined])
  expect(answer.body).toMatch(/^snow/)
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
