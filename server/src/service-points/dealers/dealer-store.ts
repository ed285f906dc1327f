import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { DealerRow } from './dealer-row.ts'
import { dealerColumns } from './dealer-row.ts'
import type { Circle, DealerSearch } from './dealer-search.ts'
import { boxAround } from './dealer-search.ts'

interface FoundDealers {
  readonly dealers: readonly DealerRow[]
  readonly total: number
  /** The number of active service points that are near enough but cannot serve the search. */
  readonly leftOut: number
}

/** Names sort in Finnish order, in which å, ä and ö come last. */
const orders: Readonly<Record<DealerSearch['sort'], Part>> = {
  0: part`km, id`,
  1: part`km desc, id`,
  2: part`company_name collate "fi-x-icu", id`,
  3: part`company_name collate "fi-x-icu" desc, id`,
  // The module that knows the free times sorts the nearest points by them.
  4: part`km, id`,
}

/**
 * Reads service points with one statement. It selects the points in a box by the index on coordinates, then those in
 * the circle, and reads the related rows only for the points in the response.
 */
export async function readDealersNear(
  sql: Sql,
  search: DealerSearch,
  maxDealers: number,
): Promise<FoundDealers> {
  const [row] = await sql<FoundDealers>`
    with near as materialized (
      select id, company_name, km, able
      from service_point point
        cross join lateral (select ${kilometresFrom(search)} as km) distance
        cross join lateral (select ${ableTo(search)} as able) ability
      where active and ${inBox(search)} and km <= ${search.radiusKm} and ${openOn(search.workingDays)}
    ), listed as (
      select id, km, row_number() over (order by ${orders[search.sort]}) as place
      from near where able order by place limit ${maxDealers}
    )
    select
      (select count(*)::integer from near where able) as total,
      (select count(*)::integer from near where not able) as left_out,
      coalesce((
        select json_agg(dealer order by place) from (
          select place, km, ${dealerColumns(search.localeId)}
          from listed join service_point point on point.id = listed.id
        ) dealer
      ), '[]') as dealers`
  return row ?? { dealers: [], total: 0, leftOut: 0 }
}

export async function readDealer(
  sql: Sql,
  /** The slug or the id of the point. */
  named: string,
  localeId: 1 | 2,
): Promise<DealerRow | undefined> {
  const id = /^\d{1,9}$/.test(named) ? Number(named) : null
  const [row] = await sql<DealerRow>`
    select null as km, ${dealerColumns(localeId)} from service_point point where (slug = ${named} or point.id = ${id}) and active
    order by slug = ${named} desc limit 1`
  return row
}

/** Reads the points of a town, sorted by name in Finnish order. */
export function readDealersOfTown(
  sql: Sql,
  town: string,
  {
    localeId,
    most,
    serviceId = null,
  }: { readonly localeId: 1 | 2; readonly most: number; readonly serviceId?: number | null | undefined },
): Promise<DealerRow[]> {
  return sql<DealerRow>`
    select null as km, ${dealerColumns(localeId)} from service_point point
    where city = ${town} and active and ${offersService(serviceId)}
    order by company_name collate "fi-x-icu", point.id limit ${most}`
}

/** Returns an SQL expression for the great-circle distance in kilometres. */
export function kilometresFrom({ latitude, longitude }: Circle): Part {
  return part`2 * 6371.0088 * asin(sqrt(least(1,
    power(sin(radians(lat - ${latitude}::float8) / 2), 2) +
    cos(radians(lat)) * cos(radians(${latitude}::float8)) * power(sin(radians(lon - ${longitude}::float8) / 2), 2)
  )))`
}

export function inBox(search: Circle): Part {
  const { south, north, west, east } = boxAround(search)
  return part`lat between ${south}::float8 and ${north}::float8 and lon between ${west}::float8 and ${east}::float8`
}

function openOn(days: readonly number[]): Part {
  if (days.length === 0) return part`true`
  return part`exists (
    select from service_point_hours where service_point_id = point.id and day_id = any(${days}::integer[])
  )`
}

function ableTo({ vehicleType, rimSizes, runFlat, serviceIds }: DealerSearch): Part {
  const fitsVehicle = part`(${vehicleType === allVehicles} or exists (
    select from service_point_vehicle_type
    where service_point_id = point.id and vehicle_type_id = ${vehicleType}
  ))`
  const fitsTyres = part`(fits_run_flat or not ${runFlat}) and not exists (
    select from unnest(${rimSizes}::numeric[]) as rim where rim not between min_rim and max_rim
  )`
  if (serviceIds.length === 0) return part`${fitsVehicle} and ${fitsTyres}`
  // Each requested service has to have a price for each requested rim. If no rim is requested, any price is
  // sufficient.
  const rims = rimSizes.length === 0 ? [null] : rimSizes
  return part`${fitsVehicle} and ${fitsTyres} and not exists (
    select from unnest(${serviceIds}::integer[]) as needed cross join unnest(${rims}::numeric[]) as rim
    where not exists (
      select from service_point_service price
      where price.service_point_id = point.id and price.service_id = needed
        and (${vehicleType === allVehicles} or price.vehicle_type_id in (${allVehicles}, ${vehicleType}))
        and (rim is null or rim_from is null or rim between rim_from and rim_to)
    )
  )`
}

/** The condition that a point offers a service, which must be active. Null asks for no service. */
export function offersService(serviceId: number | null): Part {
  return serviceId === null
    ? part`true`
    : part`exists (
        select from service_point_service offer join service on service.id = service_id and service.active
        where service_point_id = point.id and service_id = ${serviceId}
      )`
}
