import type { Sql } from './sql.ts'
import type { Part } from './statement.ts'
import { name } from './statement.ts'

/**
 * The number is small enough that one statement stays well within the time limit of requests, which also applies to
 * jobs.
 */
const mostRows = 10_000

/**
 * Deletes the rows that match the condition, a slice at a time, and returns their number. It must not run in a
 * transaction, which would hold the locks of all slices until its end.
 */
export async function deleteInSlices(sql: Sql, table: string, condition: Part, most = mostRows) {
  for (let total = 0; ; ) {
    const deleted = await sql.count`
      delete from ${name(table)} where ctid = any(array(
        select ctid from ${name(table)} where ${condition} limit ${most}
      ))`
    if (deleted === 0) return total
    total += deleted
  }
}
