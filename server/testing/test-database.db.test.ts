import { expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

test('each database is migrated, and what one writes another does not see', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()])
  await one.pool.query('CREATE TABLE only_here (id int)')
  const look = `SELECT to_regclass('migration') AS migration, to_regclass('only_here') AS only_here`
  expect((await other.pool.query(look)).rows).toEqual([{ migration: 'migration', only_here: null }])
})

test('a closed database is gone', async () => {
  const { pool: other } = await testDatabase()
  const database = await testDatabase()
  const { rows } = await database.pool.query('SELECT current_database() AS name')
  await database.close()
  expect((await other.query('SELECT 1 FROM pg_database WHERE datname = $1', [rows[0].name])).rowCount).toBe(0)
})

test('times come back as they went in, whatever the time zone of the machine', async () => {
  const { pool } = await testDatabase()
  const noon = new Date('2026-10-25T12:00:00Z')
  const { rows } = await pool.query(`SELECT $1::timestamptz AS noon, current_setting('TimeZone') AS zone`, [
    noon,
  ])
  expect(rows).toEqual([{ noon, zone: 'UTC' }])
})
