import type pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { sayWhyNotReachable, whyNotVersion } from './say-why-not-reachable.ts'
import { ShopPool } from './shop-pool.ts'
import type { Sql } from './sql.ts'
import { openSql } from './sql.ts'
import { readRights, whyNotAllowed } from './why-not-allowed.ts'

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
