import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { due } from '../../testing/review-shop.ts'
import { good, reviewedShop } from '../../testing/reviewed-shop.ts'
import { readRatings } from './review-store.ts'

const { app, platform, call, listed, decide, asStaff, invited, shown, published, toShow } =
  await reviewedShop()
const { pool } = platform

test('the mean is of all reviews, of which ten stand on a page, newest first', async () => {
  for (let count = 0; count < 11; count += 1) {
    platform.at(`2026-12-11T10:00:${10 + count}Z`)
    await published(count === 0 ? 1 : 4, `${count}`)
  }
  await toShow(11)
  expect(await shown()).toMatchObject({ mean: 3.7, page: 1, last_page: 2, per_page: 10 })
  expect((await shown()).data[0].text).toBe('10')
  expect((await shown(1, '?page=2')).data).toMatchObject([{ text: '0', stars: 1 }])
})

test('however many reviews there are, the statements are as many; asked again there is none', async () => {
  await published(4, 'Hyvä.')
  await toShow(1)
  platform.edition.bump()
  const one = await countStatements(() => shown())
  for (let count = 0; count < 3; count += 1) await published(3, 'Kelpaa.')
  await toShow(4)
  platform.edition.bump()
  expect(await countStatements(() => shown())).toBe(one)
  expect(one).toBeLessThanOrEqual(3)
})

test('staff publish what they have read, and not what it has become', async () => {
  const { send, read } = await invited()
  await send('review', good)
  const before = await read()
  await send('review', { ...good, text: 'Jotain muuta.' })
  for (const what of ['publish', 'reject'])
    expect((await decide(what, before, { reason: 'insulting' })).body.code).toBe('review-changed')
  expect(await read()).toMatchObject({ state: 'pending', version: 2 })
})

test('a buyer and a member of staff who act at once leave no unread text published', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { send, read } = await invited()
    await send('review', { stars: 3, text: 'luettu' })
    const before = await read()
    await Promise.all([decide('publish', before), send('review', { stars: 3, text: 'lukematta' })])
    const { rows } = await pool.query(
      "select body from review where state = 'published' and body = 'lukematta'",
    )
    expect(rows).toEqual([])
  }
})

test('a review can be rejected for its content, with a reason that its writer sees, and published after all', async () => {
  const { send, token, read } = await invited()
  await send('review', good)
  expect((await decide('reject', await read(), { reason: 'personal-data' })).status).toBe(200)
  const { body } = await call('GET', `review-invitation?token=${token}`)
  expect(body.data.tyres[0].review).toMatchObject({ state: 'rejected', rejection: 'personal-data' })
  await decide('publish', await read())
  await toShow(1)
  await decide('reject', await read(), { reason: 'unlawful' })
  await toShow(0)
})

test.each(['negative', '', null, undefined, 'too-few-stars'])('%s is no reason to reject', async (reason) => {
  const { send, read } = await invited()
  await send('review', good)
  expect((await decide('reject', await read(), { reason })).status).toBe(422)
})

test('staff read the name of a model that begins with its brand, the brand once', async () => {
  const { read } = await published(5)
  expect(await read()).toMatchObject({ name: 'Kuura Tuisku 1' })
  await pool.query("update model set name = 'Kuura Tuisku 1'")
  expect(await read()).toMatchObject({ name: 'Kuura Tuisku 1' })
  await pool.query("update model set name = 'Tuisku 1'")
})

test('the history of a review names who decided on it, without what was written', async () => {
  const { send, read } = await invited()
  await send('review', good)
  const { id, version } = await read()
  for (let time = 0; time < 2; time += 1) await decide('publish', { id, version })
  await decide('reject', await read(), { reason: 'advertising' })
  const { rows } = await pool.query(
    "select action, actor_kind, before, after from audit where record_kind = 'review' and record_id = $1 order by id",
    [id],
  )
  const [pending, published] = [{ review_state: 'pending' }, { review_state: 'published' }]
  expect(rows).toEqual([
    { action: 'review-published', actor_kind: 'staff', before: pending, after: published },
    {
      ...{ action: 'review-rejected', actor_kind: 'staff' },
      before: { ...published, rejection: null },
      after: { review_state: 'rejected', rejection: 'advertising' },
    },
  ])
})

test('of two members of staff who decide differently at once, the second hears of the first', async () => {
  const { send, read } = await invited()
  await send('review', good)
  const review = await read()
  const answers = await Promise.all([
    decide('publish', review),
    decide('reject', review, { reason: 'insulting' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('changed-meanwhile')
})

test('a review that its author changed names the time of the change', async () => {
  const { send, read } = await invited()
  await send('review', good)
  const before = await read()
  platform.at('2026-12-11T10:05:00Z')
  await send('review', { ...good, text: 'Jotain muuta.' })
  const { body } = await decide('publish', before)
  expect(body.errors.version[0]).toMatch(/12[.:]05/)
})

test('reviews that wait for a decision come first, and nobody sorts them by their stars', async () => {
  await published(4, 'julkaistu')
  const { send } = await invited()
  await send('review', { ...good, text: 'odottaa' })
  expect((await listed('')).data.map(({ state }: { state: string }) => state)).toEqual([
    'pending',
    'published',
  ])
  expect((await listed('?search=ODOTTAA')).total).toBe(1)
  expect((await call('GET', 'staff/reviews?sort=stars', undefined, asStaff)).status).toBe(422)
})

test('staff list reviews by state', async () => {
  const { send } = await published(4)
  await toShow(1)
  expect(await listed('?state=pending')).toMatchObject({ total: 0 })
  await send('remove')
  expect(await listed('?state=published')).toMatchObject({ total: 0 })
  for (const query of ['?state=any', '?page=0', '?page=x'])
    expect((await call('GET', `staff/reviews${query}`, undefined, asStaff)).status).toBe(422)
})

test.each(['publish', 'reject'])('to %s a review that is not there is not possible', async (what) => {
  for (const id of ['00000000-0000-4000-8000-000000000000', "'--", 'x'.repeat(90)])
    expect(
      (await decide(what, { id: encodeURIComponent(id), version: 1 }, { reason: 'unlawful' })).status,
    ).toBe(404)
})

test('a production shop shows no review that was invented for a demo', async () => {
  await pool.query(
    `insert into review (demo, model_id, tyre_id, stars, locale, state, created_at, changed_at, decided_at)
     select true, model_id, id, 5, 'fi_FI', 'published', $1, $1, $1 from tyre where id = 1`,
    [due],
  )
  platform.edition.bump()
  expect((await shown()).reviews).toBe(1)
  expect(await readRatings(platform.sql, 1, false)).toMatchObject({ ratings: [] })
})

test('the reviews in the language of the caller come first, and the newest of each language first', async () => {
  for (const [day, locale] of [
    ['2026-12-01', 'fi_FI'],
    ['2026-12-02', 'en_GB'],
    ['2026-12-03', 'fi_FI'],
    ['2026-12-04', 'en_GB'],
  ])
    await pool.query(
      `insert into review (demo, model_id, tyre_id, stars, body, locale, state, created_at, changed_at, decided_at)
       select true, model_id, id, 5, 'Good.', $2, 'published', $1, $1, $1 from tyre where id = 1`,
      [day, locale],
    )
  platform.edition.bump()
  const daysFor = async (locale: string) => {
    const answer = await app.inject({ url: '/api/v1/product/1/reviews', headers: { locale } })
    return answer.json().data.map(({ reviewed_on }: { reviewed_on: string }) => reviewed_on)
  }
  expect(await daysFor('fi_FI')).toEqual(['2026-12-03', '2026-12-01', '2026-12-04', '2026-12-02'])
  expect(await daysFor('en_GB')).toEqual(['2026-12-04', '2026-12-02', '2026-12-03', '2026-12-01'])
})

test.each([
  ['six stars', 'stars = 6', 'review_stars_check'],
  ['no stars', 'stars = 0', 'review_stars_check'],
  ['an unknown state', "state = 'shown', decided_at = now()", 'review_state_check'],
  ['a rejection without a reason', "state = 'rejected', decided_at = now()", 'review_rejection_has_a_reason'],
  [
    'the opinion as a reason',
    "state = 'rejected', rejection = 'negative', decided_at = now()",
    'review_rejection_check',
  ],
  ['no order', 'order_id = null', 'review_is_by_a_buyer'],
  ['nobody who read it', "state = 'published'", 'review_is_decided_at_a_moment'],
])('the database takes no review with %s', async (_what, change, constraint) => {
  const { send } = await invited()
  await send('review', good)
  await expect(pool.query(`update review set ${change}`)).rejects.toThrow(constraint)
})

test('the database takes one review of a model in an order', async () => {
  const { send } = await invited()
  await send('review', good)
  const again = pool.query(
    `insert into review (order_id, model_id, tyre_id, stars, locale, created_at, changed_at)
     select order_id, model_id, 2, 1, locale, created_at, changed_at from review`,
  )
  await expect(again).rejects.toThrow('review_is_one_of_an_order')
})
