import { parseArticleSize } from '@pito/contracts/values/article-size'
import { car } from '@pito/contracts/values/vehicle-type'
import pg from 'pg'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { sizeId } from './articles/article-store.ts'
import { deleteChangesBefore, readArticles, readChangedArticles } from './store.ts'
import { addSmallCatalogue, addTyre } from './testing/add-tyre.ts'

const { sql, pool, url } = await testDatabase()
await addSmallCatalogue(pool)
const [one, other] = [await addTyre(pool, 1), await addTyre(pool, 2, { load_index: 91 })]
await insertRow(pool, 'stock_batch', { tyre_id: one, dot_year: 2026, dot_week: 10, quantity: 100 })

async function revision(): Promise<number> {
  return (await pool.query(`select number::float8 from revision where topic = 'catalogue'`)).rows[0].number
}

/** Runs these statements in one transaction and returns the tyres that the transaction announces as changed. */
async function changedBy(
  ...statements: string[]
): Promise<{ steps: number; ids: number[]; everything: boolean }> {
  const before = await revision()
  const client = await pool.connect()
  await client.query('begin')
  for (const statement of statements) await client.query(statement)
  await client.query('commit')
  client.release()
  const { number, articles, everything } = await readChangedArticles(sql, before)
  return { steps: number - before, ids: articles.map(({ id }) => id), everything }
}

test('an article is read as the index needs it', async () => {
  const [first, second] = (await readArticles(sql, {})).articles
  expect(first).toEqual({
    id: one,
    vehicleType: car,
    width: 20_500,
    aspect: 55,
    diameter: 160,
    brandId: 1,
    modelId: 1,
    seasonId: 2,
    speedIndex: 'T',
    loadIndex: 94,
    loadIndexDual: null,
    fuelEfficiency: 'C',
    wetGrip: 'D',
    noiseClass: 'B',
    noiseValue: 70,
    iceGrip: false,
    has3pmsf: true,
    runFlat: false,
    marking: null,
    ean: expect.stringMatching(/^20\d{11}$/),
    eprelId: null,
    priceCents: 12_990,
    popularity: 0,
    available: 100,
    dotYear: 2026,
    reductionDay: null,
    name: 'Kuura Tuisku 1',
    active: true,
  })
  expect(second).toMatchObject({ id: other, available: 0 })
  expect((await readArticles(sql, { after: one, limit: 1 })).articles).toEqual([second])
  expect((await readArticles(sql, { after: other })).articles).toEqual([])
})

test('a transaction is one revision, however much it changes', async () => {
  const changed = await changedBy(
    'update tyre set price_cents = price_cents - 100',
    `update tyre set state = 'off-sale' where id = ${one}`,
    `update tyre set state = 'on-sale' where id = ${one}`,
  )
  expect(changed).toEqual({ steps: 1, ids: [one, other], everything: false })
})

test('each change announces the tyres whose page it changes', async () => {
  const history: [string, string, number[]][] = [
    ['a price', `update tyre set price_cents = 5000 where id = ${other}`, [other]],
    ['an update that changes nothing', 'update tyre set price_cents = price_cents', []],
    ['the name of a model', `update model set name = 'Tuisku 2'`, [one, other]],
    ['the name of a brand', `update brand set name = 'Kuura Oy'`, [one, other]],
    ['a size', 'update tyre_size set commercial = not commercial', [one, other]],
    ['the size as it was', 'update tyre_size set commercial = not commercial', [one, other]],
    ['an update of a size that changes nothing', 'update tyre_size set width = width', []],
    ['a sale of four from a hundred', 'update stock_batch set quantity = quantity - 4', []],
    ['a sale that leaves three', 'update stock_batch set quantity = 3', [one]],
    ['a sale that leaves two', 'update stock_batch set quantity = 2', [one]],
    ['a delivery', `insert into stock_batch values (default, ${other}, 2026, 1, 300)`, [other]],
    [
      'a batch that was sold out and is forgotten',
      `insert into stock_batch values (default, ${other}, 2025, 1, 0)`,
      [],
    ],
    ['an old batch found among plenty', 'update stock_batch set quantity = 9 where dot_year = 2025', [other]],
    ['a sale from the old batch', 'update stock_batch set quantity = 1 where dot_year = 2025', []],
    [
      'the sale of the last of the old batch',
      'update stock_batch set quantity = 0 where dot_year = 2025',
      [other],
    ],
    [
      'a batch moved to another tyre',
      `update stock_batch set tyre_id = ${one} where dot_year = 2026 and tyre_id = ${other}`,
      [one, other],
    ],
    [
      'the same batch moved back',
      `update stock_batch set tyre_id = ${other} where dot_week = 1 and quantity = 300`,
      [one, other],
    ],
    ['a batch taken away', `delete from stock_batch where tyre_id = ${other}`, [other]],
  ]
  for (const [change, statement, ids] of history)
    expect((await changedBy(statement)).ids, change).toEqual(ids)
})

test('a transaction notes a tyre once, however often it changes the tyre', async () => {
  const before = await pool.query('select from catalogue_change')
  const rename = `update model set name = name || '.'`
  expect((await changedBy(rename, rename, rename)).ids).toEqual([one, other])
  // The third row says that names have changed.
  expect((await pool.query('select from catalogue_change')).rowCount).toBe((before.rowCount ?? 0) + 3)
})

test('an article of a size that exists already changes no other article of the size', async () => {
  const before = await revision()
  const size = parseArticleSize('205/55R16 91T')
  if (!size) throw new Error('The size cannot be read.')
  await sql.transaction((tx) => sizeId(tx, size))
  expect(await revision()).toBe(before)
})

test('a bulk change says everything in one row', async () => {
  const before = await pool.query('select from catalogue_change')
  const changed = await changedBy(
    'set local pito.bulk = on',
    'update tyre set price_cents = 7000',
    'update tyre set price_cents = 8000',
  )
  expect(changed).toEqual({ steps: 1, ids: [], everything: true })
  expect((await pool.query('select from catalogue_change')).rowCount).toBe((before.rowCount ?? 0) + 1)
})

test('a new recycling fee changes the whole catalogue', async () => {
  expect(await changedBy(`insert into recycling_fee values ('C1', '2026-01-01', 200)`)).toMatchObject({
    everything: true,
  })
})

test('a reader from before the oldest stored change reads everything', async () => {
  await changedBy(`update tyre set price_cents = 4000 where id = ${one}`)
  const now = await revision()
  await pool.query('delete from catalogue_change where number < $1', [now])
  expect(await readChangedArticles(sql, now - 1)).toMatchObject({ number: now, everything: false })
  expect(await readChangedArticles(sql, now - 2)).toMatchObject({ number: now, everything: true })
  expect(await readChangedArticles(sql, now)).toMatchObject({ number: now, everything: false, articles: [] })
  expect(await readChangedArticles(sql, now + 7)).toMatchObject({ number: now, everything: true })
})

test('a slow transaction gets its number when it commits, so that nobody has read past it', async () => {
  const start = await revision()
  const slow = await pool.connect()
  await slow.query(`begin; update tyre set price_cents = 6000 where id = ${one}`)
  await pool.query(`update tyre set price_cents = 6500 where id = ${other}`)
  const between = await readChangedArticles(sql, start)
  expect(between.articles.map(({ id }) => id)).toEqual([other])
  await slow.query('commit')
  slow.release()
  const after = await readChangedArticles(sql, between.number)
  expect(after.articles.map(({ id, priceCents }) => [id, priceCents])).toEqual([[one, 6000]])
})

test('two that change the same tyres in another order do not wait for each other’s number', async () => {
  const [first, second] = [await pool.connect(), await pool.connect()]
  await first.query(`begin; update tyre set price_cents = 1111 where id = ${one}`)
  await second.query(`begin; update tyre set price_cents = 2222 where id = ${other}`)
  const waiting = first.query(`update tyre set price_cents = 1111 where id = ${other}`)
  await second.query('commit')
  await waiting
  await first.query('commit')
  first.release()
  second.release()
  expect((await readArticles(sql, {})).articles.map(({ priceCents }) => priceCents)).toEqual([1111, 1111])
})

test('who has slept until its changes were forgotten reads everything again', async () => {
  const asleep = await revision()
  await pool.query(`update tyre set price_cents = 4444 where id = ${one}`)
  await pool.query("update catalogue_change set at = '2026-11-01T00:00:00Z'")
  await pool.query(`update tyre set price_cents = 5555 where id = ${one}`)
  expect(await deleteChangesBefore(sql, new Date('2026-11-08T00:00:00Z'))).toBeGreaterThan(0)
  expect(await readChangedArticles(sql, asleep)).toMatchObject({ everything: true, articles: [] })
})

test('listeners receive the revision that the table has', async () => {
  const listener = new pg.Client(url)
  await listener.connect()
  await listener.query('listen pito_revision')
  const received = new Promise((resolve) => listener.on('notification', ({ payload }) => resolve(payload)))
  await pool.query(`update tyre set price_cents = 3333 where id = ${one}`)
  expect(await received).toBe(`catalogue:${await revision()}`)
  await listener.end()
})
