import type { Sql } from '../src/platform/database/sql.ts'

/** The types that the driver returns, by the types of PostgreSQL. All others are returned as text. */
const types: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  float8: 'number',
  bool: 'boolean',
  date: 'Date',
  timestamptz: 'Date',
  timestamp: 'Date',
  json: 'unknown',
  jsonb: 'unknown',
  bytea: 'Buffer',
}

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly isArray: boolean
  readonly isNullable: boolean
  readonly checks: string[]
}

/** Returns the source of `tables.ts`: the tables of the shop with the types of their columns as the driver returns them. */
export async function tableTypes(sql: Sql): Promise<string> {
  const found = await sql<Column>`
    select relname as table, attname as column, coalesce(element.typname, type.typname) as type,
      element.oid is not null as is_array, not attnotnull as is_nullable, array(
        select pg_get_constraintdef(oid) from pg_constraint
        where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
      ) as checks
    from pg_attribute
      join pg_class on pg_class.oid = attrelid
      join pg_type type on type.oid = atttypid
      left join pg_type element on element.oid = type.typelem and type.typcategory = 'A'
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    order by relname collate "C", attnum`
  const tables = [...Map.groupBy(found, ({ table }) => table)].map(
    ([table, columns]) => `  readonly ${table}: {\n${columns.map(lineOf).join('')}  }\n`,
  )
  return `// \`npm run tables\` writes this file from the migrated database.\n\nexport interface Tables {\n${tables.join('')}}\n`
}

function lineOf({ column, type, isArray, isNullable, checks }: Column): string {
  const one = checks.flatMap(textsOf)[0] ?? types[type] ?? 'string'
  return `    readonly ${column}: ${isArray ? `${one}[]` : one}${isNullable ? ' | null' : ''}\n`
}

/** Returns the texts that a constraint allows, as a union, if it does no more than to list them. */
function textsOf(check: string): string[] {
  const listed = /^CHECK \(\(\(?\w+\)?(?:::text)? = ANY \(\(?ARRAY\[([^\]]+)\](?:\)?::text\[\])?\)\)\)$/.exec(
    check,
  )?.[1]
  const texts = listed?.match(/'[^']*'/g)
  return texts ? [texts.join(' | ')] : []
}
