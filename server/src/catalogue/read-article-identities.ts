import type { Sql } from '../platform/database/sql.ts'
import { sizeTextOf } from './product-of.ts'

export interface ArticleIdentity {
  /** The size as text, such as 205/55 R16 94T XL. */
  readonly sizeText: string
  readonly ean: string
}

type IdentityRow = Parameters<typeof sizeTextOf>[0] & { readonly id: number; readonly ean: string }

/**
 * Reads the properties of articles that never change, with one statement. Articles that are no longer sold are
 * included.
 */
export async function readArticleIdentities(
  sql: Sql,
  ids: readonly number[],
): Promise<Map<number, ArticleIdentity>> {
  const rows = await sql<IdentityRow>`
    select tyre.id, ean, width::float8 as width, aspect::float8 as aspect, diameter::float8 as diameter, commercial,
      load_index, load_index_dual, speed_index, reinforced,
      z_rated
    from tyre join tyre_size on tyre_size.id = tyre_size_id where tyre.id = any(${ids}::integer[])`
  return new Map(rows.map((row) => [row.id, { sizeText: sizeTextOf(row), ean: row.ean }]))
}
