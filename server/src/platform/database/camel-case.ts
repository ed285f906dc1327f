import type { QueryArrayResult } from 'pg'

/** The name that a property has for a column: `season_id` becomes `seasonId`, and `has_3pmsf` becomes `has3pmsf`. */
export type CamelCase<Column extends string> = Column extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Column

/** The names of columns come from the code alone, so their number is limited. */
const known = new Map<string, string>()

export function camelCase<Column extends string>(column: Column): CamelCase<Column> {
  const name = known.get(column) ?? column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  known.set(column, name)
  return name as CamelCase<Column>
}

/** Returns rows whose properties are named in camelCase. The names are looked up once for a result, not for each row. */
export function rowsInCamelCase<Row extends object>({ fields, rows }: QueryArrayResult<unknown[]>): Row[] {
  const names = fields.map(({ name }) => camelCase(name))
  // Copies of an object that has all properties are quicker to fill than empty objects.
  const empty = Object.fromEntries(names.map((name) => [name, null]))
  return rows.map((values) => {
    const row: Record<string, unknown> = { ...empty }
    names.forEach((name, index) => {
      row[name] = values[index]
    })
    return row as Row
  })
}
