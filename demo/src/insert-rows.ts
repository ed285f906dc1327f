import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { joined, name } from '@pito/server/src/platform/database/statement.ts'

/** As JSON, so that a statement takes thousands of rows in one value, and PostgreSQL reads each as its column's type. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = joined(Object.keys(first).map(columnOf).map(name), ', ')
  const json = JSON.stringify(rows.map(inColumns))
  await tx`
    insert into ${name(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${name(table)}, ${json})`
}

/** Rows came with their ids: the next one made by the shop gets the number after the last. */
export async function continueIds(tx: Tx, table: string): Promise<void> {
  await tx`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${name(table)}`
}

function inColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))
}

/** `has3pmsf` is the column `has_3pmsf`. */
function columnOf(key: string): string {
  return key.replace(/(?<=[a-z])([A-Z]|\d)/g, '_$1').toLowerCase()
}
