import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { migrate } from './migrate.ts'

const { pool } = await testDatabase()
let folder: string

beforeEach(async () => {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  write('0001-tyre.sql', 'CREATE TABLE tyre (id int)')
  write('0002-wheel.sql', 'CREATE TABLE wheel (id int); INSERT INTO tyre VALUES (1)')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the files are applied in the order of their numbers, each once', async () => {
  expect(await migrate(pool, folder)).toEqual(['0001-tyre.sql', '0002-wheel.sql'])
  expect(await migrate(pool, folder)).toEqual([])
  expect((await pool.query('SELECT * FROM tyre')).rows).toEqual([{ id: 1 }])
})

test('two processes that start together apply each file once', async () => {
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
  expect(applied.flat()).toEqual(['0001-tyre.sql', '0002-wheel.sql'])
})

test('a file that fails leaves nothing of itself and is named', async () => {
  write('0003-broken.sql', 'CREATE TABLE half (id int); SELECT nonsense')
  await expect(migrate(pool, folder)).rejects.toThrow(
    'The migration 0003-broken.sql fails: column "nonsense" does not exist.',
  )
  expect(
    (await pool.query(`SELECT to_regclass('half') AS half, to_regclass('wheel') AS wheel`)).rows,
  ).toEqual([{ half: null, wheel: 'wheel' }])
})

test('a file changed after it was applied is refused', async () => {
  await migrate(pool, folder)
  write('0001-tyre.sql', 'CREATE TABLE tyre (id bigint)')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0001-tyre.sql was changed after')
})

test('the line ends of another system are no change', async () => {
  write('0003-two-lines.sql', 'SELECT 1;\nSELECT 2')
  await migrate(pool, folder)
  write('0003-two-lines.sql', 'SELECT 1;\r\nSELECT 2')
  expect(await migrate(pool, folder)).toEqual([])
})

test('a database newer than the shop is refused', async () => {
  await migrate(pool, folder)
  rmSync(join(folder, '0002-wheel.sql'))
  await expect(migrate(pool, folder)).rejects.toThrow(
    'The database is newer than the shop: it has had 0002-wheel.sql',
  )
})

test('a file without a number is refused', async () => {
  write('wheel.sql', 'SELECT 1')
  await expect(migrate(pool, folder)).rejects.toThrow(
    'The migration wheel.sql has to be called NNNN-name.sql.',
  )
})

const index = '-- no transaction\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS tyre_of_id ON tyre (id);'

test('an index is built concurrently while other processes wait for their turn', async () => {
  await migrate(pool, folder)
  write('0003-index.sql', index)
  const applied = await Promise.all([migrate(pool, folder), migrate(pool, folder), migrate(pool, folder)])
  expect(applied.flat()).toEqual(['0003-index.sql'])
})

test('an index whose build failed is built again', async () => {
  await migrate(pool, folder)
  write('0003-index.sql', index)
  await pool.query('INSERT INTO tyre VALUES (1)')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0003-index.sql fails')
  await pool.query('DELETE FROM tyre')
  expect(await migrate(pool, folder)).toEqual(['0003-index.sql'])
  const { rows } = await pool.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = 'tyre_of_id'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}
