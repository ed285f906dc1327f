import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import type { TestDatabase } from './test-database.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** The database fills it in when an insert leaves it out. */
  readonly filledIn: boolean
}

/** Migrations are written by hand; this tells when tables.ts says something else than the database. */
export async function expectTablesMatch(
  { pool }: TestDatabase,
  tables: Record<string, unknown>,
): Promise<void> {
  for (const table of Object.values(tables) as PgTable[]) {
    const { name, columns } = getTableConfig(table)
    const { rows } = await pool.query<Column>(columnsOf, [name])
    expect({ table: name, columns: columns.map(described).sort(byName) }).toEqual({
      table: name,
      columns: rows,
    })
  }
}

const columnsOf = `
  select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable,
    atthasdef or attidentity <> '' as "filledIn"
  from pg_attribute
  where attrelid = to_regclass($1) and attnum > 0 and not attisdropped
  order by attname collate "C"`

function described(column: PgColumn): Column {
  return {
    name: column.name,
    type: sqlType(column),
    nullable: !column.notNull,
    filledIn: (column.hasDefault && !column.defaultFn) || column.generated !== undefined || isSerial(column),
  }
}

/** Drizzle abbreviates what PostgreSQL spells out. */
function sqlType(column: PgColumn): string {
  return column
    .getSQLType()
    .replace(/^varchar/, 'character varying')
    .replace(/^char\(/, 'character(')
    .replace(/^bigserial/, 'bigint')
    .replace(/^smallserial/, 'smallint')
    .replace(/^serial/, 'integer')
    .replace(/^timestamp \((\d)\)/, 'timestamp($1)')
    .replace(/^time$/, 'time without time zone')
    .replace(/^numeric\((\d+), (\d+)\)/, 'numeric($1,$2)')
}

function isSerial(column: PgColumn): boolean {
  return column.getSQLType().endsWith('serial')
}

function byName(one: Column, other: Column): number {
  return one.name < other.name ? -1 : 1
}
