import { testDatabase } from '@pito/server/testing/test-database.ts'
import { expect, test } from 'vitest'
import { fillCatalogue } from './fill-catalogue.ts'

const [here, there] = [await testDatabase(), await testDatabase()]
await here.sql.transaction((tx) => fillCatalogue(tx))
await there.sql.transaction((tx) => fillCatalogue(tx))

async function countOf(where: string): Promise<number> {
  const { rows } = await here.pool.query(
    `select count(*)::int from tyre left join tyre_stock on tyre_id = tyre.id where ${where}`,
  )
  return rows[0].count
}

test.each([
  ['tyre', '*'],
  ['model', '*'],
  ['stock_batch', '*'],
  ['price_history', 'tyre_id, price_cents, valid_from'],
])('%s is the same on every machine', async (table, columns) => {
  const digest = `select md5(string_agg(row::text, '' order by row::text)) from (select ${columns} from ${table}) as row`
  expect((await here.pool.query(digest)).rows).toEqual((await there.pool.query(digest)).rows)
})

test('six thousand articles: some sold out, some nearly, many in plenty, some old', async () => {
  expect(await countOf('true')).toBe(6000)
  expect(await countOf('coalesce(available, 0) = 0')).toBeGreaterThan(200)
  expect(await countOf('available between 1 and 3')).toBeGreaterThan(200)
  expect(await countOf('available > 250')).toBeGreaterThan(500)
  expect(await countOf('dot_year <= 2023')).toBeGreaterThan(100)
  expect(await countOf('run_flat')).toBeGreaterThan(20)
})

test('prices have a history; some cuts are below the lowest price of 30 days, some are not', async () => {
  const { rows } = await here.pool.query(`
    select count(*) filter (where price_cents < lowest_30_days_cents)::int as real,
      count(*) filter (where price_cents >= lowest_30_days_cents)::int as empty,
      count(*) filter (where reduced_at < '2026-07-01')::int as old
    from price_reductions(array(select id from tyre))`)
  expect(rows[0].real).toBeGreaterThan(400)
  expect(rows[0].empty).toBeGreaterThan(100)
  expect(rows[0].old).toBeGreaterThan(200)
})

test('the change is noted once, and the next article of the shop gets the next id', async () => {
  // Migrations that change names have recorded changes of tyre 0, which does not exist.
  const changes = await here.pool.query(
    'select tyre_id from catalogue_change where tyre_id is distinct from 0',
  )
  expect(changes.rows).toEqual([{ tyre_id: null }])
  const { rows } = await here.pool.query(`select nextval(pg_get_serial_sequence('tyre', 'id'))::int as id`)
  expect(rows).toEqual([{ id: 6001 }])
})
