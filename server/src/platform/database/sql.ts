import type pg from 'pg'
import { isDatabaseAway } from './database-away.ts'
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
  /** Commits what `work` did, or nothing if it throws. Within a transaction: a savepoint. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** For what has to be part of a transaction: locks, and rows that only make sense together. */
export interface Tx extends Sql {
  readonly isTransaction: true
}

export function openSql(pool: pg.Pool): Sql {
  return sqlOver(pool, (work) => inTransaction(pool, work))
}

function sqlOver(connection: pg.Pool | pg.PoolClient, transaction: Sql['transaction']): Sql {
  const rows = async <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
    (await connection.query<Row>(statementOf(strings, values))).rows
  return Object.assign(rows, {
    count: async (strings: TemplateStringsArray, ...values: readonly unknown[]) =>
      (await connection.query(statementOf(strings, values))).rowCount ?? 0,
    query: (text: string, values?: unknown[]) => connection.query(text, values),
    transaction,
  })
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // Heard so that a connection lost between two statements does not end the process; the next statement throws.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(txOver(client))
    await client.query('commit')
    return result
  } catch (error) {
    broken = await rollBack(client, error)
    throw error
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

/** A connection that does not answer is dropped, and PostgreSQL rolls back by itself. */
function rollBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (isDatabaseAway(error)) return Promise.resolve(error as Error)
  return client.query('rollback').then(
    () => undefined,
    (failed: Error) => failed,
  )
}

function txOver(client: pg.PoolClient): Tx {
  const sql = sqlOver(client, (work) => inSavepoint(client, work))
  return Object.assign(sql, { isTransaction: true } as const)
}

async function inSavepoint<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  // PostgreSQL lets a name stand more than once: the innermost is meant.
  await client.query('savepoint nested')
  try {
    const result = await work(txOver(client))
    await client.query('release savepoint nested')
    return result
  } catch (error) {
    if (!isDatabaseAway(error)) await client.query('rollback to savepoint nested; release savepoint nested')
    throw error
  }
}
