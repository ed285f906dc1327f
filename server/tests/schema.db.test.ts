import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrateShop } from '../src/migrate-shop.ts'
import { describeSchema } from '../testing/describe-schema.ts'
import type { TestDatabase } from '../testing/test-database.ts'
import { testDatabase } from '../testing/test-database.ts'

const schema = await describeSchema((await testDatabase()).pool)
const olderDatabase = join(import.meta.dirname, '../testing/database-of-3ef58478.sql')

test('docs/schema.sql describes the migrated database: `npm run schema` writes it after a migration', async () => {
  await expect(schema).toMatchFileSnapshot('../../docs/schema.sql')
})

test('a database of an older version gets the schema of an empty database and keeps its rows', async () => {
  const { pool, sql } = await testDatabase()
  await pool.query('drop schema public cascade; create schema public')
  await pool.query(readFileSync(olderDatabase, 'utf8'))
  const rowsBefore = await rowsOf(pool)
  expect(rowsBefore).toMatchObject({ shop_order: '1', payment_attempt: '1', stock_batch: '2', run: '2' })
  await migrateShop({ pool, sql })
  expect(await describeSchema(pool)).toBe(schema)
  expect(await rowsOf(pool)).toEqual(rowsBefore)
})

test('every trigger can be created once more, as when a backup is restored', async () => {
  const { pool } = await testDatabase()
  const triggers = await pool.query<{ name: string; relation: string; definition: string }>(
    `select tgname as name, tgrelid::regclass as relation, pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal`,
  )
  for (const { name, relation, definition } of triggers.rows)
    await pool.query(`drop trigger ${name} on ${relation}; ${definition}`)
  expect(await describeSchema(pool)).toBe(schema)
})

/** Counts the rows of tables whose rows no migration should add or delete. */
async function rowsOf(pool: TestDatabase['pool']): Promise<Record<string, string>> {
  const tables = [
    'customer',
    'cart',
    'appointment',
    'shop_order',
    'payment_attempt',
    'tyre',
    'stock_batch',
    'run',
  ]
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`)
  return (await pool.query(`select ${counts.join(', ')}`)).rows[0]
}
