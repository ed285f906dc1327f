import type { DealerTown, listDealerTowns } from '@pito/contracts/dealers'
import type { Answer } from '@pito/contracts/endpoint'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'

const cachedTowns = cacheByTopic('service-points', async ({ sql }): Promise<DealerTown[]> => {
  const towns = await sql<Omit<DealerTown, 'slug' | 'link_fi' | 'link_en'>>`
    select city as town, count(*)::integer as points, avg(lat)::float8 as latitude, avg(lon)::float8 as longitude
    from service_point where active
    group by city order by city collate "fi-x-icu"`
  return towns.map((row) => {
    const slug = slugOf(row.town)
    return { ...row, slug, link_fi: `/asennuspisteet/${slug}`, link_en: `/service-points/${slug}` }
  })
})

export async function listTowns(ctx: Pick<Context, 'platform'>): Promise<Answer<typeof listDealerTowns>> {
  return ok(await readTowns(ctx))
}

/** Lists the towns that have service points, in Finnish order. */
export function readTowns(ctx: Pick<Context, 'platform'>): Promise<DealerTown[]> {
  return cachedTowns(ctx, 'all')
}

/** Returns the name of a town as a slug: Äänekoski becomes aanekoski. */
function slugOf(town: string): string {
  return town
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
