import { allVehicles, fittedAs } from '@pito/contracts/values/vehicle-type'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

/** Tyres of the same kind, which are therefore fitted at the same price. */
interface TyreGroup {
  readonly vehicleTypeId: number
  /** The rim in inches. */
  readonly rim: number
  readonly runFlat: boolean
}

export interface ServicePrices {
  readonly serviceId: number
  readonly isPricePerQuantity: boolean
  readonly hasVariations: boolean
  readonly nameFi: string
  readonly nameEn: string
  /**
   * Prices in cents, one for each group of tyres in the order of the groups. A price is null if the service is not
   * offered for the group.
   */
  readonly prices: readonly (number | null)[]
}

interface ServicePricesAt extends ServicePrices {
  readonly pointId: number
}

interface Question {
  readonly serviceIds: readonly number[]
  readonly groups: readonly TyreGroup[]
}

/** Reads the current prices of one service point for these services and tyres. */
export function readPricesAt(sql: Sql, pointId: number, question: Question): Promise<ServicePrices[]> {
  return readPrices(sql, [pointId], question)
}

/** Reads the prices of several service points with one statement. */
export function readPricesAtEach(
  sql: Sql,
  pointIds: readonly number[],
  question: Question,
): Promise<ServicePricesAt[]> {
  return readPrices(sql, pointIds, question)
}

/**
 * Returns the lowest prices of all service points. Inside a transaction the prices are read from the tables, because
 * filling the cache takes a second connection, and transactions that wait for a second connection could exhaust the
 * pool and deadlock.
 */
export function lowestPrices(
  ctx: Pick<Context, 'platform'>,
  sql: Sql | Tx,
  question: Question,
): Promise<ServicePrices[]> {
  return 'isTransaction' in sql
    ? readPrices(sql, null, question)
    : cachedLowest(ctx, JSON.stringify(question))
}

const cachedLowest = cacheByTopic('service-points', ({ sql }, key) =>
  readPrices(sql, null, JSON.parse(key) as Question),
)

function readPrices(sql: Sql, pointIds: readonly number[] | null, { serviceIds, groups }: Question) {
  const json = JSON.stringify(groups.map((group) => ({ ...group, type: fittedAs(group.vehicleTypeId) })))
  const atPoint = pointIds ? part`point.id = chosen.id` : part`true`
  const points = pointIds ? part`unnest(${pointIds}::integer[])` : part`(values (null::integer))`
  return sql<ServicePricesAt>`
    select chosen.id as point_id, service.id as service_id, is_price_per_quantity, has_variations,
      finnish.name as name_fi, english.name as name_en, array(
        select (
          select min(price_cents)
          from service_point_service price join service_point point on point.id = price.service_point_id
          where price.service_id = service.id and point.active
            and ${atPoint}
            and price.vehicle_type_id in (${allVehicles}, tyres.type)
            and (price.rim_from is null or tyres.rim between price.rim_from and price.rim_to)
            and tyres.rim between point.min_rim and point.max_rim and (point.fits_run_flat or not tyres.run_flat)
            and exists (
              select from service_point_vehicle_type
              where service_point_id = point.id and vehicle_type_id = tyres.type
            )
        )
        from json_array_elements(${json}::json) with ordinality as element (value, place),
          lateral (
            select (value->>'type')::smallint as type, (value->>'rim')::numeric as rim,
              (value->>'runFlat')::boolean as run_flat
          ) tyres
        order by place
      ) as prices
    from ${points} as chosen (id) cross join service
      join service_translation finnish on finnish.service_id = service.id and finnish.locale_id = 2
      join service_translation english on english.service_id = service.id and english.locale_id = 1
    where service.active and service.id = any(${serviceIds}::smallint[])
    order by position, service.id`
}
