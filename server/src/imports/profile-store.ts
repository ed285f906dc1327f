import type { ImportKind } from '@pito/contracts/values/run-kinds'
import type { Sql } from '../platform/database/sql.ts'
import type { ImportColumn } from './run-store.ts'

/** A column of a profile: the heading of the supplier's file and the field that it means. */
interface ProfileColumn extends ImportColumn {
  readonly heading: string
}

export interface ImportProfile {
  readonly name: string
  readonly columns: readonly ProfileColumn[]
}

export function profilesOf(sql: Sql, kind: ImportKind): Promise<ImportProfile[]> {
  return sql<ImportProfile>`select name, columns from import_profile where kind = ${kind} order by name`
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
