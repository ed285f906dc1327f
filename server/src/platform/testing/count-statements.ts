import pg from 'pg'

/** How many SQL statements leave this process while something is done. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const original = pg.Client.prototype.query
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...given: Parameters<typeof original>) {
    count += 1
    return original.apply(this, given)
  } as typeof original
  await work().finally(() => {
    pg.Client.prototype.query = original
  })
  return count
}
