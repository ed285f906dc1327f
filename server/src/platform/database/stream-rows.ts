import type pg from 'pg'
import type { Part } from './statement.ts'
import { statementOf } from './statement.ts'

interface StreamOptions {
  readonly rowsPerBatch?: number
  /**
   * PostgreSQL ends the connection when the next batch has not been requested for this long, so that a stalled reader
   * does not hold one.
   */
  readonly idleSeconds?: number
}

/**
 * Streams the rows of a query in batches through a cursor, so that memory holds one batch, however many rows there are.
 * It takes a connection of the pool until it is read to the end or left early (`break`, or the end of a stream made of
 * it).
 */
export async function* streamRows<Row extends object>(
  pool: pg.Pool,
  query: Part,
  { rowsPerBatch = 500, idleSeconds = 30 }: StreamOptions = {},
): AsyncGenerator<Row[]> {
  const client = await pool.connect()
  // The handler keeps a connection that is lost between two batches from ending the process; the next batch throws.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin read only')
    await client.query(`set local idle_in_transaction_session_timeout = '${idleSeconds}s'`)
    await client.query(statement`declare streamed no scroll cursor for ${query}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${rowsPerBatch} from streamed`)
      if (rows.length > 0) yield rows
      if (rows.length < rowsPerBatch) return
    }
  } finally {
    // The rollback closes the cursor too. A connection on which it fails is dropped.
    await client.query('rollback').catch((error: Error) => {
      broken = error
    })
    client.off('error', ignore)
    client.release(broken)
  }
}

function statement(strings: TemplateStringsArray, ...values: readonly unknown[]) {
  return statementOf(strings, values)
}
