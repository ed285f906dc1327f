import type { Platform } from '../platform/platform.ts'

/** Lists the paths of the published content pages. Texts that are embedded in other pages have no path. */
export async function listPageLinks({ sql }: Platform) {
  const rows = await sql<{ urlPath: string; updatedAt: Date }>`
    select url_path, updated_at from cms_page where published and type <> 'Text' order by url_path`
  return rows.map(({ urlPath, updatedAt }) => ({ path: `/information/${urlPath}`, changedAt: updatedAt }))
}
