import type pg from 'pg'
import { isDatabaseAway } from './database-away.ts'
import { holdingConnection } from './shop-pool.ts'
import { statementOf } from './statement.ts'

/**
 * Statements as a tagged template: what stands in `${}` is a value, never text of the statement, unless it is a part
 * (`part`, `name`). Each is prepared once a connection. A store takes this, so that its caller decides whether what it
 * does is part of a transaction.
 */
export interface Sql {
  <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]>
  /** How many rows were inserted, updated or deleted. */
  count(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<number>
  /** A text whose values are $1, $2 …: for statements of libraries. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /**
   * Commits what `work` did, or nothing if it throws. Within a transaction: a savepoint. When PostgreSQL sacrifices the
   * transaction to end a deadlock, `work` runs again. Therefore `work` changes nothing outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * For what has to be part of a transaction: locks, and rows that only make sense together. Its statements go one after
 * the other: await each before the next, and all of them before the work ends; after that they throw.
 */
export interface Tx extends Sql {
  readonly isTransaction: true
}

export function openSql(pool: pg.Pool): Sql {
  return sqlOver(
    () => pool,
    (work) => inTransaction(pool, work),
  )
}

function sqlOver(connection: () => pg.Pool | pg.PoolClient, transaction: Sql['transaction']): Sql {
  const rows = async <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
    (await connection().query<Row>(statementOf(strings, values))).rows
  return Object.assign(rows, {
    count: async (strings: TemplateStringsArray, ...values: readonly unknown[]) =>
      (await connection().query(statementOf(strings, values))).rowCount ?? 0,
    query: async (text: string, values?: unknown[]) => connection().query(text, values),
    transaction,
  })
}

/** PostgreSQL's codes for a transaction that it ended because of another: a deadlock, a failure to serialize. */
const victimCodes = new Set<unknown>(['40P01', '40001'])
/** One lock order everywhere makes deadlocks rare, so a transaction that loses three times has a fault that must show. */
const mostTries = 3

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inOneTransaction(pool, work)
    } catch (error) {
      if (tried === mostTries || !victimCodes.has((error as { code?: unknown }).code)) throw error
    }
  }
}

async function inOneTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Heard so that a connection lost between two statements does not end the process; the next statement throws.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await holdingConnection(pool, () => withTx(client, work))
    await commit(client)
    return result
  } catch (error) {
    broken = await rollBack(client, error)
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

/** After a failed statement PostgreSQL answers a commit with ROLLBACK, which is no error to the driver. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT')
    throw new Error(
      'A statement of the transaction had failed and its error was caught: nothing was committed.',
    )
}

/** PostgreSQL's code for a prepared statement whose tables changed since. Preparing it again takes a new connection. */
const stalePlan = '0A000'

/** A connection that does not answer is dropped, and PostgreSQL rolls back by itself. */
async function rollBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (isDatabaseAway(error)) return error as Error
  try {
    await client.query('rollback')
    return (error as { code?: unknown }).code === stalePlan ? (error as Error) : undefined
  } catch (failed) {
    return failed as Error
  }
}

/** Whoever still holds the Tx after the work must not write into the next transaction of its connection. */
async function withTx<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  let over = false
  const connection = () => {
    if (over) throw new Error('The transaction is over: await all its statements before its work ends.')
    return client
  }
  const sql = sqlOver(connection, async (nested) => inSavepoint(connection(), nested))
  try {
    return await work(Object.assign(sql, { isTransaction: true } as const))
  } finally {
    over = true
  }
}

async function inSavepoint<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  // PostgreSQL lets a name stand more than once: the innermost is meant.
  await client.query('savepoint nested')
  try {
    const result = await withTx(client, work)
    await client.query('release savepoint nested')
    return result
  } catch (error) {
    if (!isDatabaseAway(error)) await client.query('rollback to savepoint nested; release savepoint nested')
    throw error
  }
}
