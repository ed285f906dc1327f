import { expect, test } from 'vitest'
import { good, reviewedShop } from '../../testing/reviewed-shop.ts'

const { platform, app, call, listed, decide, tokenIn, invited, shown, published, toShow } =
  await reviewedShop()
const { pool } = platform

test('the link shows what was bought, and looking changes nothing', async () => {
  const { token } = await invited()
  const { body } = await call('GET', `review-invitation?token=${token}`)
  expect(body.data).toEqual({
    open: true,
    open_until: '2027-03-11',
    tyres: [
      { tyre_id: 1, name: 'Kuura Tuisku 1', size_text: expect.stringMatching(/^205\/55 R16/), review: null },
    ],
  })
})

test('a review waits for staff, and is shown once it is published', async () => {
  const { send, read, orderNumber } = await invited()
  const { status, body } = await send('review', good)
  expect(status).toBe(200)
  expect(body.data.tyres[0].review).toEqual({ ...good, state: 'pending', rejection: null })
  expect((await shown()).data).toEqual([])
  const waiting = await read()
  expect(waiting).toMatchObject({ ...good, order_number: orderNumber, state: 'pending', version: 1 })
  expect((await decide('publish', waiting)).body.data.state).toBe('published')
  await toShow(1)
  expect(await shown(2)).toMatchObject({
    total: 1,
    mean: 5,
    data: [{ ...good, locale: 'en_GB', reviewed_on: '2026-12-11', size_text: expect.any(String) }],
  })
})

test('reviews are counted by stars and language, and listed by both if they have a text', async () => {
  await published(5, 'Hyvä.')
  await published(2, 'Äänekäs.')
  await published(2)
  await toShow(3)
  const locales = (fi_FI: number, en_GB: number) => [
    { locale: 'fi_FI', reviews: fi_FI },
    { locale: 'en_GB', reviews: en_GB },
  ]
  const all = await shown()
  expect(all).toMatchObject({ reviews: 3, mean: 3, total: 2, by_locale: locales(0, 2) })
  expect(all.by_stars.map(({ reviews }: { reviews: number }) => reviews)).toEqual([1, 0, 0, 2, 0])
  const two = await shown(1, '?stars=2')
  expect(two).toMatchObject({ reviews: 3, total: 1, by_locale: locales(0, 1), data: [{ text: 'Äänekäs.' }] })
  expect(await shown(1, '?locale=fi_FI')).toMatchObject({ reviews: 3, total: 0, data: [] })
  expect((await shown(1, '?locale=en_GB&stars=5')).data).toMatchObject([{ text: 'Hyvä.' }])
  for (const query of ['?stars=0', '?stars=6', '?stars=x', '?locale=sv_SE'])
    expect(await shown(1, query)).toMatchObject({ success: 0, code: 'not-valid' })
})

test('a tyre that nobody has reviewed has no mean', async () => {
  expect(await shown()).toMatchObject({ data: [], total: 0, mean: null, last_page: 1 })
})

test('sent ten times at once it is one review, and what says the same changes nothing', async () => {
  const { send, read } = await invited()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send('review', good)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((await listed()).data).toMatchObject([{ version: 1 }])
  await decide('publish', await read())
  await send('review', good)
  expect(await read()).toMatchObject({ version: 2, state: 'published' })
})

test('what is changed is read by staff again, and is not shown meanwhile', async () => {
  const { send, read } = await published(5)
  await toShow(1)
  await send('review', { stars: 2, text: 'Kuluivat nopeasti.' })
  await toShow(0)
  expect(await read()).toMatchObject({ version: 3, state: 'pending', stars: 2 })
})

test('a review is removed by its link, twice as well as once, and is gone from the page', async () => {
  const { send } = await published(1)
  await toShow(1)
  for (let time = 0; time < 2; time += 1)
    expect((await send('remove')).body.data.tyres).toMatchObject([{ review: null }])
  await toShow(0)
  expect((await listed()).data).toEqual([])
})

test('after ninety days a link reviews nothing any more, but it still removes', async () => {
  const { send, token } = await published(2)
  const silent = await invited()
  await toShow(1)
  platform.at('2027-03-11T22:00:00Z')
  const look = (of: string) => call('GET', `review-invitation?token=${of}`)
  expect((await look(token)).body.data).toMatchObject({ open: false, tyres: [{ review: { stars: 2 } }] })
  expect((await send('review', good)).status).toBe(404)
  expect((await look(silent.token)).status).toBe(404)
  expect((await send('remove')).body.data.tyres).toEqual([])
  await toShow(0)
  expect((await look(token)).status).toBe(404)
})

test('one cannot review what one has not bought', async () => {
  const { send } = await invited()
  for (const tyre_id of [2, 99_999]) expect((await send('review', { ...good, tyre_id })).status).toBe(404)
})

const long = 'a'.repeat(10_000)
test.each([
  { stars: 0 },
  { stars: 6 },
  { stars: 4.5 },
  { stars: '5' },
  { stars: null },
  { stars: undefined },
  { stars: [5] },
  { text: 'x'.repeat(2001) },
  { text: { $ne: null } },
  { text: 'a\u0000b' },
  { display_name: 'x'.repeat(31) },
  { display_name: 'Ma\nija' },
  { tyre_id: 0 },
  { tyre_id: 1e12 },
  { tyre_id: '1' },
])('%j does not validate', async (changed) => {
  const { send } = await invited()
  expect((await send('review', { ...good, ...changed })).status).toBe(422)
  expect((await listed()).data).toEqual([])
})

test('lines of a text stay, and what is empty is nothing', async () => {
  const { send } = await invited()
  const { body } = await send('review', { stars: 3, text: ' Yksi\r\n\r\nkaksi ', display_name: '  ' })
  expect(body.data.tyres[0].review).toMatchObject({ text: 'Yksi\n\nkaksi', display_name: null })
})

test('the link of e-mails to stop opens no review, nor the other way round', async () => {
  const { email, token } = await invited()
  const stop = await tokenIn(email, 'review/stop')
  expect((await call('GET', `review-invitation?token=${stop}`)).status).toBe(404)
  expect((await call('POST', 'review-emails/refuse', { token })).status).toBe(404)
})

test.each([
  '',
  'x',
  long,
  `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}.${'A'.repeat(43)}`,
  '%00',
  `'--`,
])('the token %s opens nothing', async (token) => {
  const query = `token=${encodeURIComponent(token)}`
  for (const path of ['review-invitation', 'review-emails'])
    expect([404, 422]).toContain((await call('GET', `${path}?${query}`)).status)
  for (const path of ['review-invitation/review', 'review-invitation/remove', 'review-emails/refuse'])
    expect([404, 422]).toContain((await call('POST', path, { token, tyre_id: 1, ...good })).status)
})

test('the signature of one order opens no other', async () => {
  const [one, other] = [await invited(), await invited()]
  const forged = `${one.id}.${other.token.split('.')[1]}`
  expect((await call('GET', `review-invitation?token=${forged}`)).status).toBe(404)
})

test('an order that nobody was asked about is not reviewed, even with a signature', async () => {
  const { id, token } = await invited()
  await pool.query(
    "update review_invitation set why_not = 'withdrawn', expires_at = null where order_id = $1",
    [id],
  )
  expect((await call('GET', `review-invitation?token=${token}`)).status).toBe(404)
})

test('more than twenty changes an hour are refused', async () => {
  const { send } = await invited()
  const statuses = []
  for (let count = 0; count <= 20; count += 1)
    statuses.push((await send('review', { ...good, text: `${count}` })).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429])
})

test.each(['0', '-1', 'abc', '3.5', `3'--`, '99999'])('of tyre %s there are no reviews', async (id) => {
  expect([404, 422]).toContain((await call('GET', `product/${encodeURIComponent(id)}/reviews`)).status)
})

test('calls of buyers are never stored by a browser', async () => {
  const { token } = await invited()
  const answer = await app.inject(`/api/v1/review-invitation?token=${token}`)
  expect(answer.headers['cache-control']).toContain('no-store')
})
