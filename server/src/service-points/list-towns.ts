import type { DealerTown, listDealerTowns } from '@pito/contracts/dealers'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { offersService } from './dealers/dealer-store.ts'

const allTowns = 'all'

const cachedTowns = cacheByTopic('service-points', async ({ sql }, key): Promise<DealerTown[] | null> => {
  const serviceId = key === allTowns ? null : Number(key)
  const towns = await sql<Omit<DealerTown, 'slug' | 'link_fi' | 'link_en'>>`
    select city as town, count(*)::integer as points, avg(lat)::float8 as latitude, avg(lon)::float8 as longitude
    from service_point point where active and ${offersService(serviceId)}
    group by city order by city collate "fi-x-icu"`
  // The towns of an unknown service are not cached, because requests name any number.
  if (towns.length === 0 && serviceId !== null) return null
  return towns.map((row) => {
    const slug = slugOf(row.town)
    return { ...row, slug, link_fi: `/asennuspisteet/${slug}`, link_en: `/service-points/${slug}` }
  })
})

export async function listTowns(
  ctx: Pick<Context, 'platform'>,
  { service_id: serviceId }: Input<typeof listDealerTowns>,
): Promise<Answer<typeof listDealerTowns>> {
  return ok(await readTowns(ctx, serviceId))
}

/** Lists the towns that have service points, or those with a point that offers a service, in Finnish order. */
export async function readTowns(ctx: Pick<Context, 'platform'>, serviceId?: number): Promise<DealerTown[]> {
  return (await cachedTowns(ctx, serviceId === undefined ? allTowns : String(serviceId))) ?? []
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
