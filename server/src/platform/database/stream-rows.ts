import type pg from 'pg'
import type { Part } from './statement.ts'
import { statementOf } from './statement.ts'

interface StreamOptions {
  readonly rowsPerBatch?: number
  /** PostgreSQL ends the connection when nobody asked for the next batch for so long: a reader that sleeps holds none. */
  readonly idleSeconds?: number
}

/**
 * The rows of a query, a batch at a time, through a cursor: memory holds one batch, however many rows there are. Takes
 * a connection of the pool until it is read to the end or left early (`break`, or the end of a stream made of it).
 */
export async function* streamRows<Row extends object>(
  pool: pg.Pool,
  query: Part,
  { rowsPerBatch = 500, idleSeconds = 30 }: StreamOptions = {},
): AsyncGenerator<Row[]> {
  const client = await pool.connect()
  // Heard so that a connection lost between two batches does not end the process; the next batch throws.
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
    // Ends the cursor too. A connection that cannot even do that is dropped.
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
