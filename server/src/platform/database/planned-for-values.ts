import type { Sql, Tx } from './sql.ts'

/**
 * Runs the statements of a list in a transaction in which PostgreSQL plans them for their values. Elsewhere plans are
 * generic, which saves time in short statements. A generic plan of a search, however, has to assume that the text finds
 * thousands of rows, and then reads a whole table even if it finds one.
 */
export function plannedForValues<Result>(sql: Sql, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return sql.transaction(async (tx) => {
    await tx`set local plan_cache_mode = force_custom_plan`
    return await read(tx)
  })
}
