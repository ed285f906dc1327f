import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import type { Sql } from './sql.ts'

/** A pooler between the shop and PostgreSQL, such as PgBouncer in transaction mode. */
export interface Pooler {
  /** True if a statement that a client prepared can be used in every connection that the pooler gives the client. */
  readonly prepares: boolean
}

interface Seen {
  /** The process id that the connection received when it was opened. */
  readonly greeting: number | null
  /** The process id of the backend that runs the statements. */
  readonly backend: number
  /** The name under which the connection prepared a statement, and the names that the backend has. */
  readonly own: string
  readonly names: readonly string[]
}

/**
 * Returns null if the connection leads to PostgreSQL itself. A pooler sends a process id of its own. A pooler that
 * supports prepared statements renames them, so that the statements of its clients do not collide in one backend.
 */
export function poolerIn({ greeting, backend, own, names }: Seen): Pooler | null {
  return greeting === backend ? null : { prepares: !names.includes(own) }
}

/**
 * Finds out what a connection leads to. The transaction makes a pooler use one backend for all statements, so that
 * the prepared statement can be removed from it again.
 */
export async function recognisePooler(client: pg.Client): Promise<Pooler | null> {
  const own = `probe_${randomBytes(8).toString('hex')}`
  await client.query('begin')
  const text =
    'select pg_backend_pid() as backend, array(select name::text from pg_prepared_statements) as names'
  const { rows } = await client.query<Pick<Seen, 'backend' | 'names'>>({ name: own, text })
  const { backend, names } = rows[0] as Pick<Seen, 'backend' | 'names'>
  if (names.includes(own)) await client.query(`deallocate ${own}`)
  await client.query('commit')
  // The types of pg do not declare `processID`, which its documentation does.
  const { processID } = client as pg.Client & { readonly processID: number | null }
  return poolerIn({ greeting: processID, backend, own, names })
}

/**
 * The defaults of the shop's connections. PostgreSQL caches one plan per statement, because planning a statement anew
 * for each set of values costs ten times as much as reading one article.
 */
export const defaults = { timezone: 'UTC', plan_cache_mode: 'force_generic_plan' }

/** Any number serves as the key of this lock that no other lock in the database uses. */
const advisoryLock = 7486_003

/**
 * Makes the defaults those of the database user in this database, because a pooler refuses the parameters with which
 * direct connections set them. Backends that the pooler opens later have them. Two servers that start at the same time
 * must not write this at once, which PostgreSQL would refuse to the second one.
 */
export async function setDefaultsOfUser(sql: Sql, timeoutSeconds: number): Promise<void> {
  const settings = Object.entries({ ...defaults, statement_timeout: `${timeoutSeconds}s` })
  await sql.transaction(async (tx) => {
    await tx`select pg_advisory_xact_lock(${advisoryLock})`
    const [row] = await tx<{ database: string }>`select current_database() as database`
    const user = `alter role session_user in database ${pg.escapeIdentifier(row?.database ?? '')}`
    for (const [name, value] of settings) await tx.query(`${user} set ${name} = '${value}'`)
  })
}

/**
 * Ends the backend that the pooler gives this connection, because it was opened without the defaults. The pooler opens
 * another one.
 */
export async function endBackend(client: pg.Client): Promise<void> {
  await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
}

/**
 * Refuses a pooler whose backends lack the defaults: they belong to another database or user than the direct
 * connection, or they are older than the defaults.
 */
export async function refuseWithoutDefaults(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ timezone: string; plans: string }>(
    "select current_setting('timezone') as timezone, current_setting('plan_cache_mode') as plans",
  )
  if (rows[0]?.timezone === defaults.timezone && rows[0].plans === defaults.plan_cache_mode) return
  await endBackend(client)
  throw new StartRefused(
    'The pooler of DATABASE_URL gives connections without the defaults that the shop sets through DATABASE_DIRECT_URL when it starts. Both settings have to name the same database and user. If they do, the connection was older than the defaults and is closed now: start again, or first enter RECONNECT in the console of PgBouncer.',
  )
}
