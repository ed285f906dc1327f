import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartRefused } from '../start-refused.ts'
import { sayWhyNotReachable, whyNotVersion } from './say-why-not-reachable.ts'

export type Db = NodePgDatabase
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/** Opens the pool and tries one connection, so that a wrong address is a sentence at the start and not a 500 later. */
export async function openDatabase(url: string, { max = 10 }: { max?: number } = {}): Promise<Database> {
  const pool = openPool(url, max)
  try {
    await refuseOldServer(pool)
  } catch (error) {
    await pool.end()
    throw error instanceof StartRefused ? error : new StartRefused(sayWhyNotReachable(error, url))
  }
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

function openPool(url: string, max: number): pg.Pool {
  try {
    const pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: 10_000,
      application_name: 'pito',
      // A plan for each set of values costs ten times the reading of one article.
      options: '-c timezone=UTC -c plan_cache_mode=force_generic_plan',
    })
    // A connection that dies idle is replaced when next needed; unheard, its error would end the process.
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
