import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'

interface Migration {
  name: string
  sha256: string
  sql: string
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
/** The key of the advisory lock. Any number serves that no other lock in the database uses. */
const advisoryLock = 7486_001

/**
 * Applies the missing migrations and returns their names. Processes that start at the same time wait for each other.
 */
export async function migrate(pool: pg.Pool, folder: string = migrationsFolder): Promise<string[]> {
  const files = readMigrations(folder)
  const client = await pool.connect()
  try {
    await lock(client)
    return await applyMissing(client, files)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [advisoryLock])
    client.release()
  }
}

const retryMilliseconds = 100

/**
 * Tries again and again instead of waiting in one statement. `create index concurrently` waits for every statement that
 * began before it, so it and a process that waits for its lock would be a deadlock.
 */
async function lock(client: pg.PoolClient): Promise<void> {
  const locked = () =>
    client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [advisoryLock])
  while (!(await locked()).rows[0]?.locked) await pause(retryMilliseconds)
}

async function applyMissing(client: pg.PoolClient, files: Migration[]): Promise<string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const { rows } = await client.query<Migration>('SELECT name, sha256 FROM migration ORDER BY name')
  for (const applied of rows) refuseUnknownOrChanged(applied, files)
  const known = new Set(rows.map(({ name }) => name))
  const missing = files.filter(({ name }) => !known.has(name))
  for (const file of missing) await apply(client, file)
  return missing.map(({ name }) => name)
}

function refuseUnknownOrChanged(applied: Migration, files: Migration[]): void {
  const file = files.find(({ name }) => name === applied.name)
  if (!file) {
    throw new StartRefused(
      `The database is newer than the shop: it has had ${applied.name}, which this version does not know. Start the newer version.`,
    )
  }
  if (file.sha256 !== applied.sha256) {
    throw new StartRefused(
      `The migration ${applied.name} was changed after this database had it. Write a new migration instead, or empty a development database with npm run db:reset.`,
    )
  }
}

async function apply(client: pg.PoolClient, { name, sha256, sql }: Migration): Promise<void> {
  const inTransaction = !sql.startsWith('-- no transaction\n')
  try {
    if (inTransaction) await client.query('BEGIN')
    else await dropUnfinishedIndexes(client, sql)
    await client.query(sql)
    await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256])
    if (inTransaction) await client.query('COMMIT')
  } catch (error) {
    if (inTransaction) await client.query('ROLLBACK')
    throw new StartRefused(`The migration ${name} fails: ${(error as Error).message}.`)
  }
}

/** `create index concurrently` leaves an invalid index when it fails, for which `if not exists` would skip the next try. */
async function dropUnfinishedIndexes(client: pg.PoolClient, sql: string): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `SELECT relname AS index FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE NOT indisvalid AND $1 ~ ('\\m' || relname || '\\M')`,
    [sql],
  )
  for (const { index } of rows) await client.query(`DROP INDEX CONCURRENTLY ${index}`)
}

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => read(folder, name))
}

function read(folder: string, name: string): Migration {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
    throw new StartRefused(`The migration ${name} has to be called NNNN-name.sql.`)
  }
  // A checkout on Windows may change the line endings, which must not change the checksum.
  const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
  return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
}
