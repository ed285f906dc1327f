import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/**
 * Counts the SQL statements that the work causes. Statements of background work in the same process are not counted.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const own = new AsyncLocalStorage<true>()
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof original>) {
    if (own.getStore()) count += 1
    return original.apply(this, args)
  } as typeof original
  try {
    // Fastify's `inject` starts only when it is awaited, so it is awaited inside the counted context.
    await own.run(true, async () => void (await work()))
  } finally {
    pg.Client.prototype.query = original
  }
  return count
}
