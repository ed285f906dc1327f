import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { deleteInSlices } from './delete-in-slices.ts'
import { part } from './statement.ts'

const { sql } = await testDatabase()
await sql.query('create table nut (size integer)')

test('rows are deleted slice by slice until none is left, and all others stay', async () => {
  await sql`insert into nut select generate_series(1, 30)`
  const old = part`size <= ${25}`
  expect(await countStatements(() => deleteInSlices(sql, 'nut', old, 10))).toBe(4)
  expect(await sql`select min(size) as first, count(*)::integer as left from nut`).toEqual([
    { first: 26, left: 5 },
  ])
})

test('it says how many it deleted', async () => {
  expect(await deleteInSlices(sql, 'nut', part`true`, 2)).toBe(5)
  expect(await deleteInSlices(sql, 'nut', part`true`)).toBe(0)
})
