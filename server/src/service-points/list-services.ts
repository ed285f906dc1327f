import type { listServices as contract, Service } from '@pito/contracts/dealers'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { sealFor } from '../platform/sealing/seal-for.ts'

/** Lists services with their lowest prices, either those of all service points or those of one. */
export async function listServices(
  { sql, publicKey }: Context,
  { locale_id: localeId, dealer_id: dealerId }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const services = await sql.snake<Service>`
    select service.id, name as service_name, description as service_description, short_description,
      price.cents / 100.0::float8 as minimum_price, is_price_per_quantity, has_variations
    from service
      join service_translation on service_id = service.id and locale_id = ${localeId}
      left join lateral (
        select min(price_cents)::float8 as cents
        from service_point_service offer
          join service_point point on point.id = offer.service_point_id and point.active
        where offer.service_id = service.id and (${dealerId ?? null}::integer is null or point.id = ${dealerId ?? null})
      ) price on true
    where service.active and (${dealerId ?? null}::integer is null or price.cents is not null)
    order by position, service.id`
  if (dealerId !== undefined && !(await isOpen(sql, dealerId))) refuse('not-found')
  return ok({ data: await sealFor(publicKey, services) })
}

async function isOpen(sql: Context['sql'], id: number): Promise<boolean> {
  return (await sql`select from service_point where id = ${id} and active`).length > 0
}

const offeredColumns = columns(
  {
    service: 'service',
    finnish: 'service_translation',
    english: 'service_translation',
    point: 'service_point',
  },
  'service.id, finnish.name as name_fi, english.name as name_en, service.is_price_per_quantity, point.city',
  {
    cents: expression<number>`min(min(price_cents)) over (partition by service.id)::integer`,
    cityCents: expression<number>`min(price_cents)::integer`,
  },
)

/** A service with its lowest price at any service point, and at the service points of each town that offer it. */
interface OfferedService extends Omit<RowOf<typeof offeredColumns>, 'city' | 'cityCents'> {
  readonly centsOfTowns: ReadonlyMap<string, number>
}

const cachedServices = cacheByTopic('service-points', async ({ sql }): Promise<OfferedService[]> => {
  const rows = await sql<RowOf<typeof offeredColumns>>`
    select ${offeredColumns}
    from service
      join service_translation finnish on finnish.service_id = service.id and finnish.locale_id = 2
      join service_translation english on english.service_id = service.id and english.locale_id = 1
      join service_point_service offer on offer.service_id = service.id
      join service_point point on point.id = offer.service_point_id and point.active
    where service.active
    group by service.id, finnish.name, english.name, point.city
    order by position, service.id`
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((ofTowns) => {
    const [service] = ofTowns
    const centsOfTowns = new Map(ofTowns.map(({ city, cityCents }) => [city, cityCents]))
    return service ? { ...service, centsOfTowns } : []
  })
})

/** Lists the services that a service point offers, with their lowest prices, from memory. */
export function readOfferedServices(ctx: Pick<Context, 'platform'>): Promise<OfferedService[]> {
  return cachedServices(ctx, 'all')
}
