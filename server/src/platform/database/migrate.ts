import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { appVersion } from '@pito/contracts/values/app-version'
import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'

interface Migration {
  name: string
  sha256: string
  sql: string
  /** The oldest version that runs without what the migration takes away, or null if it takes nothing away. */
  contract_since: string | null
}

type Applied = Pick<Migration, 'name' | 'sha256' | 'contract_since'>

interface Migrated {
  readonly applied: string[]
  /** True if a newer version of the shop has migrated the database, as during a roll-out. */
  readonly isNewer: boolean
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
/** The key of the advisory lock. Any number serves that no other lock in the database uses. */
const advisoryLock = 7486_001

/**
 * Applies the missing migrations and returns their names. Processes that start at the same time wait for each other.
 * A database that a newer version has migrated is accepted unless that took away what this version needs, so that a
 * server can restart during a roll-out (decision 204).
 */
export async function migrate(
  pool: pg.Pool,
  folder: string = migrationsFolder,
  version: string = appVersion,
): Promise<Migrated> {
  const files = readMigrations(folder)
  const client = await pool.connect()
  try {
    await lock(client)
    return await applyMissing(client, files, version)
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

async function applyMissing(client: pg.PoolClient, files: Migration[], version: string): Promise<Migrated> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(), contract_since text)',
  )
  const { rows, fields } = await client.query<Applied>('SELECT * FROM migration ORDER BY name')
  // The tables of older databases lack the column. It is added once, because adding it waits for a running backup.
  if (!fields.some(({ name }) => name === 'contract_since'))
    await client.query('ALTER TABLE migration ADD COLUMN contract_since text')
  const fileOf = new Map(files.map((file) => [file.name, file]))
  for (const applied of rows) refuseChangedOrContracted(applied, fileOf.get(applied.name), version)
  const known = new Set(rows.map(({ name }) => name))
  const missing = files.filter(({ name }) => !known.has(name))
  for (const file of missing) await apply(client, file)
  return { applied: missing.map(({ name }) => name), isNewer: rows.some(({ name }) => !fileOf.has(name)) }
}

function refuseChangedOrContracted(applied: Applied, file: Migration | undefined, version: string): void {
  const { name, sha256, contract_since: since } = applied
  if (file && file.sha256 !== sha256) {
    throw new StartRefused(
      `The migration ${name} was changed after this database had it. Write a new migration instead, or empty a development database with npm run db:reset.`,
    )
  }
  if (!file && since && isBefore(version, since)) {
    throw new StartRefused(
      `The database is newer than the shop: ${name} took away what versions before ${since} need, and this is ${version}. Start a newer version.`,
    )
  }
}

const isBefore = (version: string, other: string) => version.localeCompare(other, 'en', { numeric: true }) < 0

/** Returns the version that a migration names which takes something away (CONTRIBUTING.md, “Changing the database”). */
export function contractSince(sql: string): string | null {
  return /^-- contract since (\d+\.\d+\.\d+): \S/m.exec(sql)?.[1] ?? null
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const { name, sha256, sql, contract_since } = migration
  const inTransaction = !sql.startsWith('-- no transaction\n')
  try {
    if (inTransaction) await client.query('BEGIN')
    else await dropUnfinishedIndexes(client, sql)
    await client.query(sql)
    await client.query('INSERT INTO migration (name, sha256, contract_since) VALUES ($1, $2, $3)', [
      name,
      sha256,
      contract_since,
    ])
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
  const sha256 = createHash('sha256').update(sql).digest('hex')
  return { name, sql, sha256, contract_since: contractSince(sql) }
}
