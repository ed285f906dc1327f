import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { afterTestFile } from '../../../testing/after-test-file.ts'
import { onServer, withDatabase } from '../../../testing/database-server.ts'
import { testDatabase } from '../../../testing/test-database.ts'
import { openDatabase } from './database.ts'

const { url, pool } = await testDatabase()

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
  const { pool: own, close } = await openDatabase(url, { max: 1 })
  const { rows } = await own.query('SELECT pg_backend_pid() AS pid')
  const other = await openDatabase(url, { max: 1 })
  const ended = new Promise((resolve) => own.once('error', resolve))
  await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid])
  await ended
  expect((await own.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await Promise.all([close(), other.close()])
})

test('a user who may create nothing is refused in a sentence', async () => {
  const { role, address } = await newUser()
  await expect(openDatabase(address)).rejects.toThrow(
    new RegExp(
      `^The user ${role} may not create tables in the database t_\\w+. Make it the owner: ALTER DATABASE`,
    ),
  )
})

test('a user to whom the tables do not belong is refused in a sentence', async () => {
  const { role, address } = await newUser()
  await pool.query(
    `GRANT CREATE ON DATABASE ${new URL(url).pathname.slice(1)} TO ${role}; GRANT ALL ON SCHEMA public TO ${role}`,
  )
  await expect(openDatabase(address)).rejects.toThrow(
    /^The table \w+ of the database t_\w+ belongs to \w+, not to nobody_\w+. Start with that user/,
  )
})

test('a user who may look into the schema but create nothing there is refused', async () => {
  const { role, address } = await newUser()
  await pool.query(`GRANT CREATE ON DATABASE ${new URL(url).pathname.slice(1)} TO ${role}`)
  await expect(openDatabase(address)).rejects.toThrow('may not create tables')
})

test('a table of an extension may belong to somebody else', async () => {
  const { role, address } = await newUser()
  const database = `${role}_own`
  await pool.query(`CREATE DATABASE ${database} OWNER ${role}`)
  afterTestFile(() => pool.query(`DROP DATABASE ${database} WITH (FORCE)`))
  await onServer(withDatabase(url, database), (client) =>
    client.query('CREATE TABLE points (); ALTER EXTENSION plpgsql ADD TABLE points'),
  )
  const { sql, close } = await openDatabase(withDatabase(address, database))
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }])
  await close()
})

async function newUser(): Promise<{ role: string; address: string }> {
  const role = `nobody_${randomBytes(6).toString('hex')}`
  await pool.query(`CREATE ROLE ${role} LOGIN PASSWORD 'a password'`)
  afterTestFile(() => pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`))
  const address = Object.assign(new URL(url), { username: role, password: 'a password' })
  return { role, address: address.href }
}
