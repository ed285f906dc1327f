import type { Tx } from '@pito/server/src/platform/database/database.ts'
import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'

type RowOf<Table extends PgTable> = Table['$inferInsert']

/** One array a column, so that a statement takes thousands of rows without thousands of parameters. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const given = Object.entries(table).filter(([key]) => key in first)
  const columnNames = new Set(getTableConfig(table).columns.map(({ name }) => name))
  const columns = given.filter(([, column]) => columnNames.has(column.name))
  const names = columns.map(([, column]) => sql.identifier(column.name))
  const arrays = columns.map(([key, column]) => {
    const values = rows.map((row) => (row as Record<string, unknown>)[key] ?? null)
    return sql`${sql.param(values)}::${sql.raw(column.getSQLType())}[]`
  })
  await tx.execute(
    sql`insert into ${table} (${sql.join(names, sql`, `)}) select * from unnest(${sql.join(arrays, sql`, `)})`,
  )
}

/** Rows came with their ids: the next one made by the shop gets the number after the last. */
export async function continueIds(tx: Tx, table: PgTable): Promise<void> {
  const { name } = getTableConfig(table)
  await tx.execute(sql`select setval(pg_get_serial_sequence(${name}, 'id'), max(id)) from ${table}`)
}
