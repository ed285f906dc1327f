import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { sayWhyNotReachable, whyNotVersion } from './say-why-not-reachable.ts'
import { ShopPool } from './shop-pool.ts'
import type { Sql } from './sql.ts'
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
}

/**
 * Opens the pool and tries one connection, so that a wrong URL stops the start with a clear sentence instead of
 * failing each request later.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const pool = openPool(url, options)
  try {
    await refuseOldServer(pool)
    await refuseWithoutRights(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof StartRefused ? error : new StartRefused(sayWhyNotReachable(error, url))
  }
  return { sql: openSql(pool, options.onFailure), pool, close: () => pool.end() }
}

const usualWaitSeconds = 10
/**
 * The server itself ends a statement that takes too long. If no response has come this long after the time limit, the
 * server counts as unreachable.
 */
const graceMilliseconds = 1000

function openPool(url: string, { max = 10, timeoutSeconds }: DatabaseOptions): pg.Pool {
  try {
    const timeoutMilliseconds = (timeoutSeconds ?? 0) * 1000
    const pool = new ShopPool({
      connectionString: url,
      max,
      keepAlive: true,
      // Statements that a transaction sends together go out at once instead of each waiting for the answer before.
      pipeline: true,
      connectionTimeoutMillis: timeoutMilliseconds || usualWaitSeconds * 1000,
      ...(timeoutMilliseconds > 0 && {
        statement_timeout: timeoutMilliseconds,
        query_timeout: timeoutMilliseconds + graceMilliseconds,
      }),
      application_name: 'pito',
      // PostgreSQL caches one plan per statement. Planning a statement anew for each set of values costs ten times as
      // much as reading one article.
      options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
    })
    // The pool replaces a connection that dies while idle; without this handler the error would end the process.
    pool.on('error', () => {})
    return pool
  } catch (error) {
    throw new StartRefused(sayWhyNotReachable(error, url))
  }
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num')
  const why = whyNotVersion(Number(rows[0]?.server_version_num))
  if (why) throw new StartRefused(why)
}

async function refuseWithoutRights(pool: pg.Pool): Promise<void> {
  const why = whyNotAllowed(await readRights(pool))
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

async function readRights(pool: pg.Pool): Promise<Rights> {
  const { rows } = await pool.query<Rights>(rightsOf)
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
