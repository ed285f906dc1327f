import type pg from 'pg'
import { rowsInCamelCase } from './camel-case.ts'
import type { CamelCased, RowIn } from './columns.ts'
import { isDatabaseAway } from './database-away.ts'
import { holdingConnection } from './shop-pool.ts'
import { statementOf } from './statement.ts'

/**
 * Runs a statement and returns its rows. The lists of columns in the statement give the type of the rows; other
 * statements state it: ``sql<{ total: number }>`select …` ``.
 */
export interface Rows<Naming extends 'camelCase' | 'snake_case'> {
  <Values extends readonly unknown[]>(
    strings: TemplateStringsArray,
    ...values: Values
  ): Promise<(Naming extends 'camelCase' ? CamelCased<RowIn<Values>> : RowIn<Values>)[]>
  <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<Row[]>
}

/**
 * Runs statements that are written as tagged templates. Whatever stands in `${}` is a value and never becomes text of
 * the statement, unless it is a part (`part`, `name`). Each statement is prepared once per connection. A store
 * function takes this interface, so that its caller decides whether the function runs in a transaction.
 */
export interface Sql extends Rows<'camelCase'> {
  /**
   * Returns rows whose properties have the names of the columns, as the bodies of the API have. It is meant for rows
   * that are returned as they are read.
   */
  readonly snake: Rows<'snake_case'>
  /** Returns the number of rows that were inserted, updated or deleted. */
  count(strings: TemplateStringsArray, ...values: readonly unknown[]): Promise<number>
  /** Runs a statement text with the placeholders $1, $2 …. It is meant for statements that libraries generate. */
  query(text: string, values?: unknown[]): Promise<pg.QueryResult>
  /**
   * Runs `work` in a transaction, which commits the changes of `work`, or none of them if `work` throws. Inside
   * another transaction a savepoint is used. When PostgreSQL aborts the transaction to resolve a deadlock, `work`
   * runs again, so `work` must not change anything outside the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/**
 * A transaction. Functions that only make sense in a transaction require this type: those that take locks, and those
 * that write rows which belong together. PostgreSQL runs its statements in the order in which they are called, one after
 * the other. Statements that need nothing of each other's results may be sent together, with `Promise.all`, which saves
 * a round trip for each. All statements have to be awaited before the work ends; a statement after that throws.
 */
export interface Tx extends Sql {
  readonly isTransaction: true
}

/** Runs a statement with the given text, and may measure it. */
export type Observe = <T>(text: string, run: () => Promise<T>) => Promise<T>

type Connection = Pick<pg.PoolClient, 'query'>

/** Passes each statement of the connection to `observe`, without its values. */
function observed(connection: Connection, observe: Observe | undefined): Connection {
  if (!observe) return connection
  const query = (statement: string | pg.QueryConfig, values?: unknown[]) =>
    observe(typeof statement === 'string' ? statement : statement.text, () =>
      connection.query(statement, values),
    )
  return { query } as Connection
}

/**
 * Opens the pool for statements. `onFailure` is called with the error of each statement or connection that fails, and
 * `observe` runs each statement.
 */
export function openSql(
  pool: pg.Pool,
  onFailure: (error: unknown) => void = () => {},
  observe?: Observe,
): Sql {
  const noted = <T>(work: Promise<T>): Promise<T> => {
    work.catch(onFailure)
    return work
  }
  const connection = observed(pool, observe)
  const sql = sqlOver(
    () => connection,
    (work) => inTransaction(pool, work, observe),
  )
  const notedRows =
    (rows: Rows<'camelCase' | 'snake_case'>) =>
    <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
      noted(rows<Row>(strings, ...values))
  return Object.assign(notedRows(sql), {
    snake: notedRows(sql.snake),
    count: (strings: TemplateStringsArray, ...values: readonly unknown[]) =>
      noted(sql.count(strings, ...values)),
    query: (text: string, values?: unknown[]) => noted(sql.query(text, values)),
    transaction: <T>(work: (tx: Tx) => Promise<T>) => noted(sql.transaction(work)),
  })
}

function sqlOver(connection: () => Connection, transaction: Sql['transaction']): Sql {
  const rows = async <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
    rowsInCamelCase<Row>(
      await connection().query<unknown[]>({ ...statementOf(strings, values), rowMode: 'array' }),
    )
  return Object.assign(rows, {
    snake: async <Row extends object>(strings: TemplateStringsArray, ...values: readonly unknown[]) =>
      (await connection().query<Row>(statementOf(strings, values))).rows,
    count: async (strings: TemplateStringsArray, ...values: readonly unknown[]) =>
      (await connection().query(statementOf(strings, values))).rowCount ?? 0,
    query: async (text: string, values?: unknown[]) => connection().query(text, values),
    transaction,
  })
}

/**
 * PostgreSQL's codes for a transaction that it aborted in favour of another one: a serialisation failure or a
 * deadlock.
 */
const victimCodes = new Set<unknown>(['40P01', '40001'])

/** Tells whether PostgreSQL has aborted a transaction in favour of another one. */
export function isAbortedForOthers(error: unknown): boolean {
  return error instanceof Error && victimCodes.has((error as { code?: unknown }).code)
}

/**
 * All transactions take their locks in a common order, so deadlocks are rare. A transaction that is aborted three
 * times points to a fault, which must become visible.
 */
const mostTries = 3

async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  observe: Observe | undefined,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await inOneTransaction(pool, work, observe)
    } catch (error) {
      if (tried === mostTries || !isAbortedForOthers(error)) throw error
    }
  }
}

async function inOneTransaction<T>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<T>,
  observe: Observe | undefined,
): Promise<T> {
  const client = await pool.connect()
  const connection = observed(client, observe)
  // Without this handler a connection that is lost between two statements would end the process. With it, the next
  // statement throws.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  let failure: unknown
  const note = (error: unknown) => {
    if (!isRefusedAfterFailure(error)) failure = error
  }
  try {
    await connection.query('begin')
    const result = await holdingConnection(pool, () => withTx(connection, work, note))
    await commit(connection)
    return result
  } catch (error) {
    // Of statements that were sent together, one that PostgreSQL refused because another had failed may throw first.
    const reason = isRefusedAfterFailure(error) ? (failure ?? error) : error
    broken = await rollBack(connection, reason)
    throw reason
  } finally {
    client.off('error', ignore)
    client.release(broken)
  }
}

/** Tells whether PostgreSQL refused a statement only because an earlier one of its transaction had failed. */
function isRefusedAfterFailure(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === '25P02'
}

/**
 * After a failed statement PostgreSQL responds to a commit with ROLLBACK, which the driver does not treat as an error.
 */
async function commit(connection: Connection): Promise<void> {
  const { command } = await connection.query('commit')
  if (command !== 'COMMIT')
    throw new Error(
      'A statement of the transaction had failed and its error was caught: nothing was committed.',
    )
}

/**
 * PostgreSQL's code for a prepared statement whose tables have changed since it was prepared. Only a new connection
 * prepares the statement again.
 */
const stalePlan = '0A000'

/**
 * Rolls back. Returns an error if the connection must be dropped: PostgreSQL rolls back by itself when a connection
 * that no longer responds is closed.
 */
async function rollBack(connection: Connection, error: unknown): Promise<Error | undefined> {
  if (isDatabaseAway(error)) return error as Error
  try {
    await connection.query('rollback')
    return (error as { code?: unknown }).code === stalePlan ? (error as Error) : undefined
  } catch (failed) {
    return failed as Error
  }
}

/**
 * Runs the work with a transaction that becomes unusable afterwards. Otherwise code that still holds the `Tx` could
 * write into the next transaction of the same connection.
 */
async function withTx<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  note: (error: unknown) => void,
): Promise<T> {
  let over = false
  const open = () => {
    if (over) throw new Error('The transaction is over: await all its statements before its work ends.')
    return connection
  }
  const query = (config: pg.QueryConfig, values?: unknown[]) => {
    const running = open().query(config, values)
    running.catch(note)
    return running
  }
  const noting = { query } as Connection
  const sql = sqlOver(
    () => noting,
    async (nested) => inSavepoint(open(), nested, note),
  )
  try {
    return await work(Object.assign(sql, { isTransaction: true } as const))
  } finally {
    over = true
  }
}

async function inSavepoint<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  note: (error: unknown) => void,
): Promise<T> {
  // PostgreSQL allows the same savepoint name several times and uses the innermost one.
  await connection.query('savepoint nested')
  try {
    const result = await withTx(connection, work, note)
    await connection.query('release savepoint nested')
    return result
  } catch (error) {
    if (!isDatabaseAway(error))
      await connection.query('rollback to savepoint nested; release savepoint nested')
    throw error
  }
}
