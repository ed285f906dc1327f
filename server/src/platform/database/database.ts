import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import type { Pooler } from './pooler.ts'
import { defaults, endBackend, recognisePooler, refuseWithoutDefaults } from './pooler.ts'
import { sayWhyNotReachable, whyNotVersion } from './say-why-not-reachable.ts'
import { ShopPool, UnpreparedClient } from './shop-pool.ts'
import type { Observe, Sql } from './sql.ts'
import { openSql } from './sql.ts'

export interface Database {
  sql: Sql
  pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseOptions {
  readonly max?: number
  /**
   * The longest time that a statement may take, and the longest time that a caller waits for a connection. There is
   * no limit if the field is absent.
   */
  readonly timeoutSeconds?: number
  /** Called with the error of each statement that fails. */
  readonly onFailure?: (error: unknown) => void
  /** Runs each statement of the pool. */
  readonly observe?: Observe | undefined
  /** True if the URL may lead through a pooler. Sessions, which a pooler does not keep, are then not available. */
  readonly mayBePooled?: boolean
  /** The setting that has the URL, for sentences about it. DATABASE_URL is assumed if the field is absent. */
  readonly setting?: string | undefined
}

/**
 * Opens the pool after it has tried one connection, so that a wrong URL stops the start with a clear sentence instead
 * of failing each request later.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const pooler = await tryOut(url, options)
  const pool = openPool(url, options, pooler)
  return { sql: openSql(pool, options.onFailure, options.observe), pool, close: () => pool.end() }
}

const usualWaitSeconds = 10
/**
 * The server itself ends a statement that takes too long. If no response has come this long after the time limit, the
 * server counts as unreachable.
 */
const graceMilliseconds = 1000

function wayTo(url: string, { timeoutSeconds = 0 }: DatabaseOptions) {
  return {
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: (timeoutSeconds || usualWaitSeconds) * 1000,
    ...(timeoutSeconds > 0 && { query_timeout: timeoutSeconds * 1000 + graceMilliseconds }),
    application_name: 'pito',
  }
}

/** Throws if the database cannot be used. Returns the pooler that is in front of it, or null. */
async function tryOut(url: string, options: DatabaseOptions): Promise<Pooler | null> {
  let client: pg.Client | undefined
  try {
    client = new pg.Client(wayTo(url, options))
    // Without this handler an error event would end the process. The call that waits for the connection throws it.
    client.on('error', () => {})
    await client.connect()
    await refuseOldServer(client)
    const pooler = await recognisePooler(client)
    if (pooler && !options.mayBePooled) {
      await endBackend(client)
      throw new StartRefused(directNeeded)
    }
    if (pooler) await refuseWithoutDefaults(client)
    await refuseWithoutRights(client)
    return pooler
  } catch (error) {
    throw error instanceof StartRefused
      ? error
      : new StartRefused(sayWhyNotReachable(error, url, options.setting))
  } finally {
    await client?.end().catch(() => undefined)
  }
}

const directNeeded =
  'A pooler is in front of the database: set DATABASE_DIRECT_URL to the address of PostgreSQL itself. DATABASE_URL may lead through a pooler only beside it.'

function openPool(url: string, options: DatabaseOptions, pooler: Pooler | null): pg.Pool {
  const { max = 10, timeoutSeconds = 0 } = options
  const settings = Object.entries({ ...defaults, statement_timeout: `${timeoutSeconds}s` })
  const pool = new ShopPool({
    ...wayTo(url, options),
    max,
    // Statements that a transaction sends together go out at once instead of each waiting for the answer before.
    pipeline: true,
    // Poolers refuse these options; there they are the defaults of the database user (pooler.ts).
    ...(!pooler && { options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' ') }),
    ...(pooler && !pooler.prepares && { Client: UnpreparedClient }),
  })
  // The pool replaces a connection that dies while idle; without this handler the error would end the process.
  pool.on('error', () => {})
  return pool
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num')
  const why = whyNotVersion(Number(rows[0]?.server_version_num))
  if (why) throw new StartRefused(why)
}

async function refuseWithoutRights(client: pg.Client): Promise<void> {
  const why = whyNotAllowed(await readRights(client))
  if (why) throw new StartRefused(why)
}

interface Rights {
  readonly role: string
  readonly database: string
  readonly mayCreate: boolean
  /**
   * The name of a table of the shop, not of an extension, that belongs to another database user. It is null if there
   * is none.
   */
  readonly foreign: string | null
  readonly owner: string | null
}

/**
 * Reads the rights of the database user. Migrations alter tables, and the job queue creates a schema of its own,
 * which only an owner may do.
 */
const rightsOf = `
  select current_user as role, current_database() as database,
    has_database_privilege(current_database(), 'create')
      and has_schema_privilege('public', 'create') and has_schema_privilege('public', 'usage') as "mayCreate",
    foreign_table.tablename as foreign, foreign_table.tableowner as owner
  from (select) as nothing left join lateral (
    select relname as tablename, pg_get_userbyid(relowner) as tableowner
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'jobs') and relkind in ('r', 'p') and not pg_has_role(relowner, 'usage')
      and not exists (
        select from pg_depend
        where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'
      )
    order by relname limit 1
  ) foreign_table on true`

async function readRights(client: pg.Client): Promise<Rights> {
  const { rows } = await client.query<Rights>(rightsOf)
  return rows[0] as Rights
}

/**
 * Returns a sentence that names the missing rights, or null if none are missing. It is called at the start, so that
 * missing rights are reported once and not as an error of each request.
 */
function whyNotAllowed({ role, database, mayCreate, foreign, owner }: Rights): string | null {
  if (!mayCreate)
    return `The user ${role} may not create tables in the database ${database}. Make it the owner: ALTER DATABASE ${database} OWNER TO ${role}.`
  if (foreign)
    return `The table ${foreign} of the database ${database} belongs to ${owner}, not to ${role}. Start with that user, or hand the tables over: REASSIGN OWNED BY ${owner} TO ${role}.`
  return null
}
