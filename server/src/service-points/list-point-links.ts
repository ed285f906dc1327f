import type { Platform } from '../platform/platform.ts'

/** Lists the paths of the service points' pages in both languages. */
export async function listPointLinks({ sql }: Pick<Platform, 'sql'>): Promise<{ fi: string; en: string }[]> {
  const points = await sql<{ slug: string }>`select slug from service_point where active order by id`
  return points.map(({ slug }) => ({ fi: `/asennuspiste/${slug}`, en: `/service-point/${slug}` }))
}
