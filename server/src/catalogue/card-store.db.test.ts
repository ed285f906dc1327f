import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { readCardRows } from './card-store.ts'

const { sql } = await testDatabase({ demoArticles: 60 })

test('the recycling fee is that of the day in Helsinki, wherever the process runs', async () => {
  await sql`delete from recycling_fee`
  await sql`insert into recycling_fee (tyre_class, valid_from, cents) values ('C1', '2026-01-01', 200), ('C1', '2027-01-01', 250)`
  const ids = (await sql<{ id: number }>`select id from tyre where active and tyre_class = 'C1' limit 1`).map(
    ({ id }) => id,
  )
  const feeAt = async (moment: string) => (await readCardRows(sql, ids, new Date(moment)))[0]?.feeCents
  expect(await feeAt('2026-12-31T21:59:00Z')).toBe(200)
  expect(await feeAt('2026-12-31T22:00:00Z')).toBe(250)
})
