import type { Platform } from '../platform/platform.ts'

/** Lists the paths of the published content pages. Texts that are embedded in other pages have no path. */
export async function listPageLinks({ sql }: Platform) {
  const rows = await sql<{ url_path: string; updated_at: Date }>`
    select url_path, updated_at from cms_page where published and type <> 'Text' order by url_path`
  return rows.map(({ url_path, updated_at }) => ({ path: `/information/${url_path}`, changedAt: updated_at }))
}
