import type { Sql } from './sql.ts'
import type { Part } from './statement.ts'
import { name } from './statement.ts'

/** So few that a statement ends well within the limit of a request, which jobs share. */
const mostRows = 10_000

/** Deletes what meets the condition, a slice at a time, and says how many rows that were. Not for transactions. */
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
