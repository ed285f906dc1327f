import type { Sql, Tx } from './sql.ts'

class RehearsalOver extends Error {
  override name = 'RehearsalOver'
}

/**
 * Runs the work in a transaction that is always rolled back, and returns what the work returns. It shows what a change
 * would do by the code that makes the change. The locks of the change are held until the work ends.
 */
export async function rehearse<Found>(sql: Sql, work: (tx: Tx) => Promise<Found>): Promise<Found> {
  const found: Found[] = []
  try {
    await sql.transaction(async (tx) => {
      found.splice(0, 1, await work(tx))
      throw new RehearsalOver()
    })
  } catch (error) {
    if (!(error instanceof RehearsalOver)) throw error
  }
  return found[0] as Found
}
