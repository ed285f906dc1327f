import type { Sql, Tx } from '../platform/database/sql.ts'

/** Marks all pages as drafts that the merchant has not checked yet. */
export async function markUncheckedDrafts(tx: Tx): Promise<void> {
  await tx`update cms_page set is_unchecked_draft = true`
}

/** Returns the paths of the pages that the merchant has not checked yet. */
export async function uncheckedDrafts(sql: Sql): Promise<readonly string[]> {
  const rows = await sql<{ path: string }>`
    select url_path as path from cms_page where is_unchecked_draft order by url_path`
  return rows.map(({ path }) => path)
}

/** Notes that the merchant has checked a page. Returns false if it was not an unchecked draft. */
export async function markChecked(sql: Sql, path: string): Promise<boolean> {
  const changed = await sql.count`
    update cms_page set is_unchecked_draft = false where url_path = ${path} and is_unchecked_draft`
  return changed > 0
}
