import { expect, test } from 'vitest'
import { alertShop } from './testing/alert-shop.ts'

const { app, platform, post, ask, mailsTo, tokenOf, confirm, waiting } = await alertShop()
const get = (query: string) => app.inject(`/api/v1/product-alert?${query}`)

test('a known address and an unknown one get the same answer', async () => {
  const first = await ask(3, { kind: 'stock', email: 'aino@example.fi' })
  expect(first).toEqual({ status: 200, body: { success: 1, data: { confirm_within_hours: 48 } } })
  await confirm('aino@example.fi')
  expect(await ask(3, { kind: 'stock', email: 'Aino@Example.fi' })).toEqual(first)
  expect(await waiting()).toHaveLength(1)
  const subjects = (await mailsTo('aino@example.fi')).map(({ subject }) => subject.split(':')[0])
  expect(subjects.sort()).toEqual(['Odotat jo', 'Vahvista ilmoitus'])
})

test('the mail speaks the caller’s language and can be ended with one press', async () => {
  await ask(1, { kind: 'price', email: 'emma@example.fi', price: 99.5 }, { locale: 'en_GB' })
  const [mail] = await mailsTo('emma@example.fi')
  expect(mail?.bodyText).toContain('when the price is 99,50')
  expect(mail?.unsubscribeUrl).toMatch(/\/tyre-alert\/stop\?lang=en&token=/)
})

test('looking at a link confirms nothing; pressing does, and twice is once', async () => {
  await ask(1, { kind: 'price', email: 'veikko@example.fi' })
  const token = await tokenOf('veikko@example.fi', 'confirm')
  for (let time = 0; time < 3; time += 1) {
    const looked = (await get(`action=confirm&token=${token}`)).json()
    expect(looked.data).toMatchObject({ kind: 'price', confirmed: false, price: null })
  }
  for (let time = 0; time < 2; time += 1)
    expect((await confirm('veikko@example.fi')).body.data).toMatchObject({ confirmed: true })
})

test('a link does only its own action, and stopping again is no fault', async () => {
  await ask(1, { kind: 'price', email: 'helmi@example.fi' })
  const token = await tokenOf('helmi@example.fi', 'stop')
  expect((await post('product-alert/confirm', { token })).status).toBe(404)
  for (let time = 0; time < 2; time += 1)
    expect((await post('product-alert/stop', { token })).body.data).toEqual({ stopped: true })
  expect((await get(`action=stop&token=${token}`)).statusCode).toBe(404)
  expect((await waiting()).map(({ email }) => email)).not.toContain('helmi@example.fi')
})

test('a target price that is no lower is refused at its field', async () => {
  const { body } = await ask(1, { kind: 'price', price: 112.9, email: 'onni@example.fi' })
  expect(body.errors).toEqual({ price: [expect.stringContaining('pienempi kuin nykyinen hinta')] })
})

test.each([
  [1, { kind: 'stock' }, 'in-stock-already'],
  [1, { kind: 'price', price: 112.9 }, 'price-not-lower'],
  [99_999, { kind: 'stock' }, 'not-found'],
])('for tyre %i %j is refused: %s', async (id, wish, code) => {
  expect((await ask(id, { ...wish, email: 'onni@example.fi' })).body.code).toBe(code)
})

const long = 'a'.repeat(10_000)
test.each([
  { kind: 'gift', email: 'a@example.fi' },
  { kind: ['stock', 'price'], email: 'a@example.fi' },
  { kind: 'stock' },
  { kind: 'stock', email: '' },
  { kind: 'stock', email: `${long}@example.fi` },
  { kind: 'stock', email: 'a@example.fi, b@example.fi' },
  { kind: 'stock', email: 'a@example.fi\r\nBcc: b@example.fi' },
  { kind: 'stock', email: { $ne: null } },
  { kind: 'price', email: 'a@example.fi', price: -1 },
  { kind: 'price', email: 'a@example.fi', price: '100' },
  { kind: 'price', email: 'a@example.fi', price: 1e300 },
])('%j does not validate', async (payload) => {
  expect((await ask(3, payload)).status).toBe(422)
})

test.each(['0', '-1', 'abc', '1e99', '3.5', `3'--`, '9'.repeat(200)])('tyre %s is refused', async (id) => {
  const { status } = await ask(encodeURIComponent(id), { kind: 'price', email: 'a@example.fi' })
  expect([404, 422]).toContain(status)
})

test.each([
  '',
  'x',
  long,
  `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(43)}`,
  '%00',
  `'--`,
])('the token %s opens nothing', async (token) => {
  const looked = await get(`action=confirm&token=${encodeURIComponent(token)}`)
  expect([404, 422]).toContain(looked.statusCode)
  for (const path of ['confirm', 'stop'])
    expect([404, 422]).toContain((await post(`product-alert/${path}`, { token })).status)
})

test('nobody’s mailbox is filled: six mails an hour to one address, then no more', async () => {
  platform.at('2026-11-20T15:00:00Z')
  const statuses = []
  for (let time = 0; time < 7; time += 1)
    statuses.push((await ask(1, { kind: 'price', email: 'impi@example.fi' })).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await mailsTo('impi@example.fi')).toHaveLength(6)
})
