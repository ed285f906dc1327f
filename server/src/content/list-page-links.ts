import type { Platform } from '../platform/platform.ts'

/** The addresses of the published content pages; texts that stand inside other pages have none. */
export async function listPageLinks({ sql }: Platform): Promise<string[]> {
  const rows = await sql<{ url_path: string }>`
    select url_path from cms_page where published and type <> 'Text' order by url_path`
  return rows.map(({ url_path }) => `/information/${url_path}`)
}
