import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { anonymousIdOf } from '../platform/sessions/guest.ts'

const platform = await testPlatform()
const { app } = await buildApi(platform)

/** Aino looks for winter tyres and allows marketing; Väinö tries to read her events. */
const aino = anonymousIdOf(platform, '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0a01')
const vaino = anonymousIdOf(platform, '0b6f0a52-6f2e-4a1c-9c55-5c1a4d1f0a02')
const tyre = { product_id: 7, name: 'Lumi 5', brand: 'Pito', price: 112.9, quantity: 4 }
const viewed = { event: 'viewed_product', items: [tyre], marketing_consent: true }

async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, cookie = '') {
  const answer = await app.inject({
    method,
    url: `/api/v1/klaviyo_events${path}`,
    ...(body && { payload: body }),
    headers: { cookie },
  })
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies }
}
const store = (changed: object = {}, cookie = '') => call('POST', '/store', { ...viewed, ...changed }, cookie)
const stored = async (changed: object = {}) => (await store(changed)).body.data.id as string
const events = async () => Number((await platform.pool.query('select from marketing_event')).rowCount)

test('an event of a new guest is stored, and the guest is given an id that opens it', async () => {
  const { status, body, cookies } = await store()
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ event: 'viewed_product', items: [tyre], sent_at: null })
  expect(cookies).toMatchObject([{ name: 'guest', value: body.data.anonymous_id, httpOnly: true }])
  const own = await call('GET', `/${body.data.id}?anonymous_id=${body.data.anonymous_id}`)
  expect(own).toMatchObject({ status: 200, body: { data: { id: body.data.id } } })
})

test('nothing is stored without consent, and nobody is given an id', async () => {
  const before = await events()
  for (const changed of [{ marketing_consent: false }, { marketing_consent: undefined }])
    expect(await store(changed)).toMatchObject({
      status: 403,
      body: { code: 'marketing-not-allowed' },
      cookies: [],
    })
  expect(await events()).toBe(before)
})

test('a cookie that refuses marketing outweighs a page that says yes', async () => {
  expect((await store({}, 'cookie_choice=1.a')).status).toBe(403)
  expect((await store({}, 'cookie_choice=1.am')).status).toBe(200)
})

test('somebody else’s event is answered as one that does not exist', async () => {
  const id = await stored({ anonymous_id: aino })
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const method of ['GET', 'DELETE'] as const) {
    const foreign = await call(method, `/${id}?anonymous_id=${vaino}`)
    const none = await call(method, `/${unknown}?anonymous_id=${vaino}`)
    const nobody = await call(method, `/${id}`)
    expect([foreign.status, none.status, nobody.status]).toEqual([404, 404, 404])
    expect(foreign.body).toEqual(none.body)
  }
  expect((await call('GET', `/${id}?anonymous_id=${aino}`)).status).toBe(200)
})

test('a removed event is gone', async () => {
  const id = await stored({ anonymous_id: aino })
  expect((await call('DELETE', `/${id}?anonymous_id=${aino}`)).body).toEqual({ success: 1, data: { id } })
  expect((await call('GET', `/${id}?anonymous_id=${aino}`)).status).toBe(404)
})

test('who takes the consent back removes all own events, and no others', async () => {
  const hers = await stored({ anonymous_id: aino })
  const his = await stored({ anonymous_id: vaino })
  expect((await call('DELETE', `?anonymous_id=${aino}`)).body.data.removed).toBeGreaterThan(0)
  expect((await call('GET', `/${hers}?anonymous_id=${aino}`)).status).toBe(404)
  expect((await call('GET', `/${his}?anonymous_id=${vaino}`)).status).toBe(200)
  expect((await call('DELETE', '')).body.data).toEqual({ removed: 0 })
})

test.each([
  ['an unknown event', { event: 'sold_soul' }],
  ['no items', { items: [] }],
  ['51 items', { items: Array.from({ length: 51 }, () => tyre) }],
  ['a name of 10,000 characters', { items: [{ ...tyre, name: 'x'.repeat(10_000) }] }],
  ['a name with a null character', { items: [{ ...tyre, name: 'a\u0000b' }] }],
  ['half a character', { items: [{ ...tyre, name: '\ud800' }] }],
  ['a negative price', { items: [{ ...tyre, price: -1 }] }],
  ['a product beyond numbers', { items: [{ ...tyre, product_id: 1e300 }] }],
  ['a consent that is not yes or no', { marketing_consent: 'yes' }],
])('%s is refused', async (_what, changed) => {
  expect((await store(changed)).status).toBe(422)
})

test.each(["'", '%00', '-1', 'x'.repeat(99), '%F0%9F%98%80'])('%s as an id is unknown', async (id) => {
  for (const method of ['GET', 'DELETE'] as const)
    expect((await call(method, `/${id}?anonymous_id=${aino}`)).status).toBe(404)
})

test('fifty long items fit', async () => {
  const long = { ...tyre, name: 'Ä'.repeat(200), brand: '"'.repeat(100) }
  expect((await store({ items: Array.from({ length: 50 }, () => long) })).status).toBe(200)
})

test('storing takes the same few statements however much is in it', async () => {
  await store()
  const one = await countStatements(() => store())
  const fifty = await countStatements(() => store({ items: Array.from({ length: 50 }, () => tyre) }))
  expect(fifty).toBe(one)
  expect(one).toBeLessThanOrEqual(5)
})
