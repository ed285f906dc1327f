import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './database.ts'
import type { Tx } from './sql.ts'

const database = await testDatabase()
const refusal = 'This needs a second connection inside a transaction'

test.each<[string, (database: Database, tx: Tx) => Promise<unknown>]>([
  ['a statement', ({ sql }) => sql`select 1`],
  ['a text', ({ sql }) => sql.query('select 1')],
  ['a statement of a library', async ({ pool }) => pool.query('select 1')],
  ['another transaction', ({ sql }) => sql.transaction((other) => other`select 1`)],
  ['a statement within a nested transaction', ({ sql }, tx) => tx.transaction(() => sql`select 1`)],
])('%s on the pool inside a transaction is refused in tests', async (_, work) => {
  await expect(database.sql.transaction((tx) => work(database, tx))).rejects.toThrow(refusal)
})

test('what a transaction began and a later moment carries out may use the pool', async () => {
  const later = Promise.withResolvers<void>()
  let reading: Promise<unknown> | undefined
  await database.sql.transaction((tx) => {
    reading = later.promise.then(() => database.sql`select 1 as one`)
    return tx`select 1`
  })
  later.resolve()
  expect(await reading).toEqual([{ one: 1 }])
})

test('a transaction may use the pool of another database', async () => {
  const other = await openDatabase(database.url, { max: 1 })
  const rows = await database.sql.transaction(() => other.sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
  await other.close()
})
