import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Circle } from './dealers/dealer-search.ts'
import { inBox, kilometresFrom } from './dealers/dealer-store.ts'

interface FittingPrice {
  readonly vehicleType: number
  /** The smallest rim that the price applies to. It is null if the price does not depend on the rim. */
  readonly rimFrom: number | null
  readonly rimTo: number | null
  readonly cents: number
}

const fitterColumns = columns(
  'service_point',
  'id, slug, company_name, min_rim::float8, max_rim::float8, fits_run_flat',
  {
    km: expression<number>`km`,
    vehicle_types: expression<number[]>`array(
      select vehicle_type_id from service_point_vehicle_type where service_point_id = near.id
    )`,
    prices: expression<FittingPrice[]>`
      select json_agg(json_build_object(
        'vehicleType', vehicle_type_id, 'rimFrom', rim_from, 'rimTo', rim_to, 'cents', price_cents
      ) order by price_cents)
      from service_point_service price
      where price.service_point_id = near.id and price.service_id = 1`,
  },
)

/** A service point with a calendar, and the data that decides whether it fits a tyre and at which price. */
type Fitter = RowOf<typeof fitterColumns>

/** Reads the service points near a place with one statement, the nearest first. */
export function readFittersNear(sql: Sql, circle: Circle, most: number): Promise<Fitter[]> {
  return sql`
    with near as materialized (
      select point.*, km
      from service_point point cross join lateral (select ${kilometresFrom(circle)} as km) distance
      where active and has_calendar and ${inBox(circle)} and km <= ${circle.radiusKm}
        and exists (
          select from service_point_service where service_point_id = point.id and service_id = 1
        )
      order by km, id limit ${most}
    )
    select ${fitterColumns}
    from near order by km, id`
}
