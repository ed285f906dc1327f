import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** How many SQL statements something leads to. Whatever the process does beside it in the background is not its own. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const own = new AsyncLocalStorage<true>()
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: Parameters<typeof original>) {
    if (own.getStore()) count += 1
    return original.apply(this, args)
  } as typeof original
  try {
    // Fastify's `inject` begins when it is waited for, so that is done inside.
    await own.run(true, async () => void (await work()))
  } finally {
    pg.Client.prototype.query = original
  }
  return count
}
