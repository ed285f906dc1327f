import type pg from 'pg'
import { rowsInCamelCase } from './camel-case.ts'
import type { Part } from './statement.ts'
import { statementOf } from './statement.ts'

interface StreamOptions {
  readonly rowsPerBatch?: number
  /**
   * If the next batch is not requested within this time, PostgreSQL ends the connection, so that a stalled reader
   * does not occupy it.
   */
  readonly idleSeconds?: number
}

/**
 * Streams the rows of a query in batches through a cursor, so that only one batch is in memory, however many rows
 * there are. The generator occupies a connection of the pool until it is read to the end or left early, by `break` or
 * because the stream that reads from it ends.
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
      const text = `fetch ${rowsPerBatch} from streamed`
      const rows = rowsInCamelCase<Row>(await client.query<unknown[]>({ text, rowMode: 'array' }))
      if (rows.length > 0) yield rows
      if (rows.length < rowsPerBatch) return
    }
  } finally {
    // The rollback also closes the cursor. If the rollback fails, the connection is dropped.
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
