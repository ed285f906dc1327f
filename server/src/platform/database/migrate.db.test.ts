import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/test-database.ts'
import { migrate } from './migrate.ts'

const { pool } = await testDatabase()
let folder: string
const applied = async () => (await migrate(pool, folder)).applied

beforeEach(async () => {
  await pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  write('0001-tyre.sql', 'CREATE TABLE tyre (id int)')
  write('0002-wheel.sql', 'CREATE TABLE wheel (id int); INSERT INTO tyre VALUES (1)')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the files are applied in the order of their numbers, each once', async () => {
  expect(await applied()).toEqual(['0001-tyre.sql', '0002-wheel.sql'])
  expect(await applied()).toEqual([])
  expect((await pool.query('SELECT * FROM tyre')).rows).toEqual([{ id: 1 }])
})

test('two processes that start together apply each file once', async () => {
  const names = await Promise.all([applied(), applied(), applied()])
  expect(names.flat()).toEqual(['0001-tyre.sql', '0002-wheel.sql'])
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
  expect(await applied()).toEqual([])
})

test('the version before starts on a database that a newer version has expanded', async () => {
  await migrate(pool, folder)
  rmSync(join(folder, '0002-wheel.sql'))
  expect(await migrate(pool, folder)).toEqual({ applied: [], isNewer: true })
})

test('a version is refused when a newer one has taken away what it needs', async () => {
  write('0003-contract.sql', '-- contract since 1.10.0: Wheels are tyres.\nDROP TABLE wheel')
  expect(await migrate(pool, folder, '1.11.0')).toMatchObject({ isNewer: false })
  rmSync(join(folder, '0003-contract.sql'))
  expect(await migrate(pool, folder, '1.10.0')).toEqual({ applied: [], isNewer: true })
  await expect(migrate(pool, folder, '1.9.3')).rejects.toThrow(
    'The database is newer than the shop: 0003-contract.sql took away what versions before 1.10.0 need, and this is 1.9.3.',
  )
})

test('the table of migrations of an older database is completed', async () => {
  await migrate(pool, folder)
  await pool.query('ALTER TABLE migration DROP COLUMN contract_since')
  write('0003-two.sql', 'SELECT 1')
  expect(await applied()).toEqual(['0003-two.sql'])
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
  const names = await Promise.all([applied(), applied(), applied()])
  expect(names.flat()).toEqual(['0003-index.sql'])
})

test('an index whose build failed is built again', async () => {
  await migrate(pool, folder)
  write('0003-index.sql', index)
  await pool.query('INSERT INTO tyre VALUES (1)')
  await expect(migrate(pool, folder)).rejects.toThrow('The migration 0003-index.sql fails')
  await pool.query('DELETE FROM tyre')
  expect(await applied()).toEqual(['0003-index.sql'])
  const { rows } = await pool.query(
    `SELECT indisvalid FROM pg_index WHERE indexrelid = 'tyre_of_id'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

function write(name: string, sql: string): void {
  writeFileSync(join(folder, name), sql)
}
