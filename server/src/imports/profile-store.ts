import type { ImportKind } from '@pito/contracts/values/run-kinds'
import type { Sql } from '../platform/database/sql.ts'

/** A column of a profile: the heading of the supplier's file and the field that it means. */
interface ProfileColumn {
  readonly heading: string
  readonly field: string | null
  readonly empty_clears: boolean
}

export async function profileNames(sql: Sql, kind: ImportKind): Promise<string[]> {
  const rows = await sql<{ name: string }>`select name from import_profile where kind = ${kind} order by name`
  return rows.map(({ name }) => name)
}

export async function profileColumns(
  sql: Sql,
  kind: ImportKind,
  name: string,
): Promise<readonly ProfileColumn[] | undefined> {
  const [row] = await sql<{ columns: readonly ProfileColumn[] }>`
    select columns from import_profile where kind = ${kind} and name = ${name}`
  return row?.columns
}

export async function saveProfile(
  sql: Sql,
  { kind, name }: { readonly kind: ImportKind; readonly name: string },
  columns: readonly ProfileColumn[],
  now: Date,
): Promise<void> {
  await sql`
    insert into import_profile (kind, name, columns, changed_at)
    values (${kind}, ${name}, ${JSON.stringify(columns)}::jsonb, ${now})
    on conflict (kind, name) do update set columns = excluded.columns, changed_at = excluded.changed_at`
}
