import type pg from 'pg'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { addSmallCatalogue, addTyre } from './testing/add-tyre.ts'

const { pool } = await testDatabase()
await addSmallCatalogue(pool)
let tyres = 0

/** Makes a change of the catalogue as if it were noon on the given day. */
async function on<T>(day: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  await client.query(`begin; set local pito.now = '${day}T12:00:00Z'`)
  const done = await work(client)
  await client.query('commit')
  client.release()
  return done
}

/**
 * Adds a tyre with a history of prices. The first day is the day on which the tyre was added, the others are days on
 * which its price changed.
 */
async function aTyrePriced(...prices: [day: string, cents: number][]): Promise<number> {
  tyres += 1
  const [[first, cents] = ['', 0], ...later] = prices
  const changed = { load_index: 60 + tyres, price_cents: cents }
  const id = await on(first, (client) => addTyre(client, tyres, changed))
  for (const [day, price] of later)
    await on(day, (client) => client.query('update tyre set price_cents = $1 where id = $2', [price, id]))
  return id
}

async function pricesOf(id: number): Promise<number[]> {
  const { rows } = await pool.query('select price_cents from price_history where tyre_id = $1 order by id', [
    id,
  ])
  return rows.map((row) => row.price_cents)
}

test('every price that a tyre had is in its history, also those typed by hand', async () => {
  const id = await aTyrePriced(['2026-01-01', 10_000], ['2026-03-01', 9000])
  await pool.query('update tyre set price_cents = price_cents + 500 where id = $1', [id])
  await pool.query("update tyre set state = 'off-sale' where id = $1", [id])
  expect(await pricesOf(id)).toEqual([10_000, 9000, 9500])
})

test('a change that is rolled back leaves no trace', async () => {
  const id = await aTyrePriced(['2026-01-01', 10_000])
  const client = await pool.connect()
  await client.query('begin')
  await client.query('update tyre set price_cents = 1 where id = $1', [id])
  await client.query('rollback')
  client.release()
  expect(await pricesOf(id)).toEqual([10_000])
})

test.each([
  'update price_history set price_cents = 1',
  'delete from price_history',
  'truncate price_history',
  'truncate tyre cascade',
  "insert into price_history (tyre_id, price_cents, valid_from) values (1, 50000, '2026-01-01')",
])('the history refuses: %s', async (statement) => {
  await aTyrePriced(['2026-01-01', 10_000])
  await expect(pool.query(statement)).rejects.toThrow('price_history is written by a change')
})

test('a tyre with a history is not deleted', async () => {
  const id = await aTyrePriced(['2026-01-01', 10_000])
  await expect(pool.query('delete from tyre where id = $1', [id])).rejects.toMatchObject({ code: '23503' })
})

test.each<[string, [string, number][], number, number]>([
  [
    'a plain cut',
    [
      ['2026-01-01', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    10_000,
  ],
  [
    'a cut after a rise',
    [
      ['2026-01-01', 8000],
      ['2026-10-20', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    8000,
  ],
  [
    'a cut after a rise long ago',
    [
      ['2026-01-01', 8000],
      ['2026-09-01', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    10_000,
  ],
  [
    'a second cut',
    [
      ['2026-01-01', 10_000],
      ['2026-11-01', 9000],
      ['2026-11-10', 8000],
    ],
    9000,
    9000,
  ],
  [
    'a cut after a dip',
    [
      ['2026-01-01', 10_000],
      ['2026-10-15', 7000],
      ['2026-10-16', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    7000,
  ],
  [
    'a dip that ended 30 days before to the hour',
    [
      ['2026-01-01', 7000],
      ['2026-10-11', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    10_000,
  ],
  [
    'a dip that ended 29 days before',
    [
      ['2026-01-01', 7000],
      ['2026-10-12', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    7000,
  ],
  [
    'a tyre that is new',
    [
      ['2026-11-01', 10_000],
      ['2026-11-10', 8000],
    ],
    10_000,
    10_000,
  ],
])('the price before and the lowest of 30 days: %s', async (_, prices, before, lowest) => {
  const id = await aTyrePriced(...prices)
  const { rows } = await pool.query('select * from price_reductions($1)', [[id]])
  expect(rows).toEqual([
    {
      tyre_id: id,
      reduced_at: new Date('2026-11-10T12:00:00Z'),
      price_cents: 8000,
      price_before_cents: before,
      lowest_30_days_cents: lowest,
    },
  ])
})

test('a price that never changed or last rose is no reduction', async () => {
  const steady = await aTyrePriced(['2026-01-01', 10_000])
  const risen = await aTyrePriced(['2026-01-01', 10_000], ['2026-02-01', 8000], ['2026-11-10', 9000])
  const { rowCount } = await pool.query('select from price_reductions($1)', [[steady, risen]])
  expect(rowCount).toBe(0)
})

test('the recycling fee is that of the day, and nothing before there was one', async () => {
  await insertRow(pool, 'recycling_fee', { tyre_class: 'C1', valid_from: '2026-01-01', cents: 200 })
  await insertRow(pool, 'recycling_fee', { tyre_class: 'C1', valid_from: '2027-01-01', cents: 250 })
  const { rows } = await pool.query(`select recycling_fee_on('C1', '2025-12-31') as before,
    recycling_fee_on('C1', '2026-12-31') as first, recycling_fee_on('C1', '2027-01-01') as second`)
  expect(rows).toEqual([{ before: 0, first: 200, second: 250 }])
})
