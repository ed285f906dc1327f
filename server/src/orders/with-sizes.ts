import { readArticleIdentities } from '../catalogue/index.ts'
import type { Sql } from '../platform/database/sql.ts'

/** Adds the size to the names of tyres, because a buyer may have ordered one model in two sizes. */
export async function withSizes<Line extends { readonly tyre_id: number | null; readonly name: string }>(
  sql: Sql,
  lines: readonly Line[],
): Promise<Line[]> {
  const articles = await readArticleIdentities(
    sql,
    lines.flatMap(({ tyre_id: id }) => id ?? []),
  )
  return lines.map((line) => {
    const size = line.tyre_id === null ? undefined : articles.get(line.tyre_id)?.sizeText
    return size === undefined ? line : { ...line, name: `${line.name} ${size}` }
  })
}
