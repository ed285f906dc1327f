import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { part } from './statement.ts'
import { streamRows } from './stream-rows.ts'

const { pool, sql } = await testDatabase()
const numbers = (upTo: number) => part`select n from generate_series(1, ${upTo}::integer) as n`
const freed = () => expect.poll(() => pool.totalCount - pool.idleCount).toBe(0)

async function openCursors(): Promise<number> {
  const [row] = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`
  return row?.count ?? 0
}

test.each([0, 1, 4, 5, 1003])('all of %i rows come, in batches of at most five', async (count) => {
  const seen: number[] = []
  for await (const batch of streamRows<{ n: number }>(pool, numbers(count), { rowsPerBatch: 5 })) {
    expect(batch.length).toBeLessThanOrEqual(5)
    seen.push(...batch.map(({ n }) => n))
  }
  expect(seen).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  await freed()
})

test('whoever leaves early ends the query and gives its connection back', async () => {
  for await (const _ of streamRows(pool, numbers(1_000_000), { rowsPerBatch: 5 })) {
    expect(await openCursors()).toBe(1)
    break
  }
  expect(await openCursors()).toBe(0)
  await freed()
})

test('a query that fails throws, and its connection goes on to serve others', async () => {
  const failing = part`select 1 / (n - 3) as n from generate_series(1, 10) as n`
  const read = async () => {
    for await (const _ of streamRows(pool, failing, { rowsPerBatch: 1 }));
  }
  await expect(read()).rejects.toThrow('division by zero')
  await freed()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})

test('a reader that sleeps loses its connection, and nobody else theirs', async () => {
  const rows = streamRows(pool, numbers(100), { rowsPerBatch: 5, idleSeconds: 1 })
  await rows.next()
  await expect.poll(openCursors).toBe(0)
  await expect(rows.next()).rejects.toThrow()
  await freed()
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
})
