import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'

const { url } = await testDatabase()

test('a database that does not exist stops the start', async () => {
  await expect(openDatabase(url.replace(/[^/]+$/, 'no_such'))).rejects.toThrow(/no database called no_such/)
})

test('a server that is not there stops the start', async () => {
  await expect(openDatabase('postgres://pito@127.0.0.1:1/pito')).rejects.toThrow(
    /nothing answers at 127.0.0.1:1/,
  )
})

test('a host that is not there stops the start', async () => {
  await expect(openDatabase('postgres://pito@nowhere.invalid/pito')).rejects.toThrow(
    /no host called nowhere.invalid/,
  )
})

test('a connection that PostgreSQL ends while idle is replaced', async () => {
  const { pool, close } = await openDatabase(url, { max: 1 })
  const { rows } = await pool.query('SELECT pg_backend_pid() AS pid')
  const other = await openDatabase(url, { max: 1 })
  const ended = new Promise((resolve) => pool.once('error', resolve))
  await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await ended
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await Promise.all([close(), other.close()])
})
