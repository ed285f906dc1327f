import type { Tx } from '@pito/server/src/platform/database/sql.ts'
import { joined, name } from '@pito/server/src/platform/database/statement.ts'

/**
 * Inserts rows, passed as a single JSON value, so that one statement takes thousands of rows. PostgreSQL converts
 * each field to the type of its column.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = joined(Object.keys(first).map(columnOf).map(name), ', ')
  const json = JSON.stringify(rows.map(inColumns))
  await tx`
    insert into ${name(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${name(table)}, ${json})`
}

/** Lets the sequence of a table continue after its largest id, because the rows were inserted with explicit ids. */
export async function continueIds(tx: Tx, table: string): Promise<void> {
  await tx`select setval(pg_get_serial_sequence(${table}, 'id'), max(id)) from ${name(table)}`
}

function inColumns(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]))
}

/** Converts a field name to the name of its column: `has3pmsf` becomes `has_3pmsf`. */
function columnOf(key: string): string {
  return key.replace(/(?<=[a-z])([A-Z]|\d)/g, '_$1').toLowerCase()
}
