import { beforeEach, expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { aContext } from '../../../testing/small-shop.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addModel, addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'
import { changePrices } from './change-prices.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
await insertRow(pool, 'recycling_fee', { tyre_class: 'C1', valid_from: '2026-01-01', cents: 200 })
const [outi, paavo] = [await tokenOf('outi'), await tokenOf('paavo')]
await pool.query(
  "insert into staff_has_role select id, 'pricing' from staff where email = 'paavo@pito.example'",
)

const ofNobody = aContext(platform, platform.clock())

let added = 0
let tyres: number[] = []
beforeEach(async () => {
  tyres = []
  const model_id = await addModel(pool, { slug: `malli-${added}`, name: `Malli ${added}` })
  for (let count = 0; count < 12; count += 1) {
    added += 1
    const load_index = 60 + count
    tyres.push(
      await addTyre(pool, added, { model_id, load_index, price_cents: 10_000, purchase_cents: 5000 }),
    )
  }
})

interface Row {
  readonly id: number
  readonly before_cents: number | null
  readonly price_cents: number
  readonly confirmed?: boolean
  readonly reason?: string
}

const tyre = (at: number) => tyres[at] ?? 0
const row = (at: number, price_cents: number, more: Partial<Row> = {}): Row => ({
  ...{ id: tyre(at), before_cents: 10_000, price_cents },
  ...more,
})
const save = (rows: readonly Row[], token = outi, origin = 'grid') =>
  call('POST', 'staff/prices', { origin, rows }, token)
const history = async (id: number) =>
  (await pool.query('select * from price_history where tyre_id = $1 order by id', [id])).rows
const pricesOf = async (id: number) => (await history(id)).map(({ price_cents }) => price_cents)

test('a new price is in the history with its author, and in the history of the article', async () => {
  const { status, body } = await save([row(0, 9500)])
  expect(status).toBe(200)
  expect(body.data).toEqual({ saved: [tyre(0)], unchanged: [], skipped: [], missing: [] })
  expect(await history(tyre(0))).toMatchObject([
    { price_cents: 10_000, author: null, origin: null, guarded: false },
    { price_cents: 9500, author: expect.any(String), origin: 'grid', reason: null, guarded: false },
  ])
  const { data } = (await call('GET', `staff/history/article/${tyre(0)}`, undefined, outi)).body
  expect(data).toMatchObject([
    {
      ...{ action: 'price-changed', by: 'outi', origin: 'grid' },
      ...{ before: { price_cents: 10_000 }, after: { price_cents: 9500 } },
    },
  ])
})

test('the notes of a change do not reach a later change of the same transaction', async () => {
  await save([row(0, 9500, { reason: 'A campaign.' }), row(1, 9600)])
  expect(await history(tyre(0))).toMatchObject([{}, { reason: 'A campaign.' }])
  expect(await history(tyre(1))).toMatchObject([{}, { reason: null }])
})

test.each(['form', 'grid', 'bulk'])(
  'a guarded price by %s is refused without tick and reason, with all other rows',
  async (origin) => {
    const wrong = [
      row(0, 890),
      row(0, 890, { confirmed: true }),
      row(0, 890, { confirmed: true, reason: ' ' }),
      row(0, 890, { reason: 'Last piece.' }),
    ]
    for (const guarded of wrong) {
      const { status, body } = await save([guarded, row(1, 9900)], outi, origin)
      expect([status, body.code]).toEqual([422, 'price-guarded'])
      expect(body.errors).toEqual({
        [tyre(0)]: [
          'The price changes by more than 30 %.',
          'The price is below purchase price and recycling fee.',
        ],
      })
    }
    expect(await pricesOf(tyre(0))).toEqual([10_000])
    expect(await pricesOf(tyre(1))).toEqual([10_000])
    const reason = 'The last piece is damaged.'
    expect((await save([row(0, 890, { confirmed: true, reason })], outi, origin)).status).toBe(200)
    expect(await history(tyre(0))).toMatchObject([{}, { price_cents: 890, origin, reason, guarded: true }])
  },
)

test('small steps within a day are guarded like one large step, and a confirmed price ends the count', async () => {
  expect((await save([row(0, 8000)])).status).toBe(200)
  const second = row(0, 6900, { before_cents: 8000 })
  expect((await save([second])).body.errors).toEqual({
    [tyre(0)]: ['Within a day the price changes by more than 30 % in all.'],
  })
  const listed = (await call('GET', `staff/articles/${tyre(0)}/prices`, undefined, outi)).body.data
  expect(listed).toMatchObject({ price_cents: 8000, day_ago_cents: 10_000 })
  expect((await save([{ ...second, confirmed: true, reason: 'Clearance.' }])).status).toBe(200)
  expect((await save([row(0, 6700, { before_cents: 6900 })])).status).toBe(200)
})

test('a price of 24 hours ago is what further steps are compared with', async () => {
  await save([row(0, 8000)])
  const tomorrow = new Date(Date.now() + 25 * 3_600_000)
  const [change] = [{ id: tyre(0), beforeCents: 8000, priceCents: 6900, confirmed: false, reason: null }]
  const outcome = await platform.sql.transaction((tx) =>
    changePrices(tx, { ...ofNobody, now: tomorrow }, [change], { origin: 'plan' }),
  )
  expect(outcome.saved).toEqual([tyre(0)])
})

test('a price below the minimum price of the brand is guarded', async () => {
  await pool.query('update brand set minimum_price_cents = 9000')
  const { body } = await save([row(0, 8999)])
  expect(body.errors[tyre(0)]).toEqual(['The price is below the minimum price of the brand.'])
  expect((await save([row(0, 9000)])).status).toBe(200)
  await pool.query('update brand set minimum_price_cents = null')
})

test('more than ten guarded prices a day need the right to override the guard', async () => {
  const guarded = (count: number) =>
    tyres.slice(0, count).map((_, at) => row(at, 6000, { confirmed: true, reason: 'Clearance.' }))
  const { status, body } = await save(guarded(11), paavo)
  expect([status, body.code]).toEqual([403, 'too-many-guarded-prices'])
  expect(await pricesOf(tyre(0))).toEqual([10_000])
  expect((await save(guarded(10), paavo)).body.data.saved).toHaveLength(10)
  const eleventh = row(10, 6000, { confirmed: true, reason: 'Clearance.' })
  expect((await save([eleventh], paavo)).body).toMatchObject({
    code: 'too-many-guarded-prices',
    message:
      'Without the right to override the price guard, a person can save at most 10 guarded prices a day. Nothing was saved.',
  })
  expect((await save([row(10, 9500)], paavo)).body.data.saved).toHaveLength(1)
  await save([row(10, 10_000, { before_cents: 9500 })], paavo)
  const others = tyres.map((_, at) =>
    row(at, at < 10 ? 10_000 : 6000, { before_cents: at < 10 ? 6000 : 10_000 }),
  )
  const all = others.map((each) => ({ ...each, confirmed: true, reason: 'Back again.' }))
  expect((await save(all, outi)).body.data.saved).toHaveLength(12)
})

test('of two simultaneous saves that exceed the limit together, one is refused, and the next day counts anew', async () => {
  await pool.query('delete from guarded_price_count')
  const cut = (at: number) => row(at, 6000, { confirmed: true, reason: 'Clearance.' })
  const [six, five] = [
    tyres.slice(0, 6).map((_, at) => cut(at)),
    tyres.slice(6, 11).map((_, at) => cut(at + 6)),
  ]
  const answers = await Promise.all([save(six, paavo), save(five, paavo)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  const left = answers[0].status === 200 ? five : six
  await pool.query('update guarded_price_count set day = day - 1')
  expect((await save(left, paavo)).status).toBe(200)
})

test('an undo adds the former price, by its author, and no other price', async () => {
  await save([row(0, 9500)], outi, 'form')
  const back = (cents: number, token = outi) => save([row(0, cents, { before_cents: 9500 })], token, 'undo')
  const refused = await back(9900)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['rows']])
  const answers = await Promise.all([back(10_000), back(10_000, paavo)])
  expect(answers.filter(({ body }) => body.data?.saved.length === 1)).toHaveLength(1)
  expect(await history(tyre(0))).toMatchObject([
    { price_cents: 10_000 },
    { price_cents: 9500, origin: 'form' },
    { price_cents: 10_000, origin: 'undo', author: expect.any(String) },
  ])
  const again = await save([row(0, 9500, { before_cents: 10_000 })], outi, 'undo')
  expect(again.body.data.saved).toEqual([tyre(0)])
  expect((await save([row(1, 9500)], outi, 'undo')).status).toBe(422)
})

test('a run leaves out the guarded prices that exceed the limit of its author', async () => {
  await pool.query('delete from guarded_price_count')
  const { rows: staff } = await pool.query("select id from staff where email = 'paavo@pito.example'")
  const caller = { kind: 'staff', staffId: staff[0].id, sessionId: '' } as const
  const outcome = await platform.sql.transaction((tx) =>
    changePrices(
      tx,
      { ...ofNobody, caller },
      tyres.map((id) => ({
        ...{ id, beforeCents: 10_000, priceCents: 6000, confirmed: true, reason: 'Clearance.' },
      })),
      { origin: 'import', runId: '7' },
    ),
  )
  expect([outcome.saved.length, outcome.overLimit]).toEqual([10, tyres.slice(10)])
  expect(await pricesOf(tyre(11))).toEqual([10_000])
})

test('the first price of an article is compared with the median of its size', async () => {
  const model_id = await addModel(pool, { slug: 'uusi', name: 'Uusi' })
  const draft = await addTyre(pool, 900, { model_id, price_cents: null, state: 'draft' })
  const first = { id: draft, before_cents: null, price_cents: 990 }
  const { status, body } = await save([first])
  expect([status, body.code]).toEqual([422, 'price-guarded'])
  expect(body.errors[draft]).toEqual([
    'The price is more than twice, or less than half, what tyres of this size usually cost.',
  ])
  const [listed] = (await call('GET', 'staff/prices?state=draft', undefined, outi)).body.data
  expect(listed).toMatchObject({ id: draft, price_cents: null, size_median_cents: 10_000 })
  expect((await save([{ ...first, price_cents: 9900 }])).body.data.saved).toEqual([draft])
})

test('a row that somebody else changed meanwhile is returned with its price and not overwritten', async () => {
  await save([row(0, 9500)], paavo)
  const { status, body } = await save([row(0, 9400), row(1, 9300)])
  expect(status).toBe(200)
  expect(body.data).toEqual({
    saved: [tyre(1)],
    unchanged: [],
    skipped: [{ id: tyre(0), current_cents: 9500, by: 'paavo', at: expect.any(String) }],
    missing: [],
  })
  expect(await pricesOf(tyre(0))).toEqual([10_000, 9500])
})

test('a call that is repeated changes nothing and says so', async () => {
  const rows = [row(0, 9500), { id: 2_000_000, before_cents: 1, price_cents: 2 }]
  await save(rows)
  const { body } = await save(rows)
  expect(body.data).toEqual({ saved: [], unchanged: [tyre(0)], skipped: [], missing: [2_000_000] })
  expect(await pricesOf(tyre(0))).toEqual([10_000, 9500])
})

test('the notes of a change do not reach a later change by SQL in the same transaction', async () => {
  await platform.sql.transaction(async (tx) => {
    const change = { id: tyre(0), beforeCents: 10_000, priceCents: 9500, confirmed: false, reason: 'A list.' }
    await changePrices(tx, ofNobody, [change], { origin: 'import', runId: '7' })
    await tx`update tyre set price_cents = 9400 where id = ${tyre(0)}`
  })
  const [, changed, later] = await history(tyre(0))
  expect(changed).toMatchObject({ price_cents: 9500, origin: 'import', reason: 'A list.', run_id: '7' })
  expect(later).toMatchObject({ price_cents: 9400, origin: null, reason: null, run_id: null })
})

/** Waits until a statement of this database waits for a lock that another transaction holds. */
const isBlocked = async () =>
  expect
    .poll(async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      return rows.length
    })
    .toBe(1)

test('a save waits for another one of the same row, and then skips the row', async () => {
  const other = await pool.connect()
  await other.query('begin')
  await other.query('update tyre set price_cents = 9500 where id = $1', [tyre(0)])
  const saving = save([row(0, 9400)])
  await isBlocked()
  await other.query('commit')
  other.release()
  const { data } = (await saving).body
  expect(data).toMatchObject({ saved: [], skipped: [{ id: tyre(0), current_cents: 9500, by: null }] })
  expect(await pricesOf(tyre(0))).toEqual([10_000, 9500])
})

test('two members of staff save overlapping rows at once: each row has the price of exactly one of them', async () => {
  const [ofOuti, ofPaavo] = [tyres.slice(0, 8), tyres.slice(4)]
  const rowsOf = (ids: readonly number[], price_cents: number) =>
    ids.map((id) => ({ id, before_cents: 10_000, price_cents }))
  const [one, other] = await Promise.all([
    save(rowsOf(ofOuti, 9500), outi),
    save(rowsOf(ofPaavo.toReversed(), 9400), paavo),
  ])
  const saved = [one.body.data.saved, other.body.data.saved]
  expect(saved.flat().sort()).toEqual(tyres.toSorted())
  expect(one.body.data.skipped.length + other.body.data.skipped.length).toBe(4)
  for (const [cents, ids] of [
    [9500, saved[0]],
    [9400, saved[1]],
  ])
    for (const id of ids) expect(await pricesOf(id)).toEqual([10_000, cents])
})

test.each([
  ['prices with three decimals', { price_cents: 9999.9 }, 'rows.0.price_cents'],
  ['prices of nothing', { price_cents: 0 }, 'rows.0.price_cents'],
])('%s are not valid', async (_, changed, field) => {
  const { status, body } = await save([row(0, 1, changed)])
  expect(status).toBe(422)
  expect(Object.keys(body.errors)).toEqual([field])
})

test('an article that is listed twice is not valid', async () => {
  expect((await save([row(0, 9500), row(0, 9400)])).status).toBe(422)
})
