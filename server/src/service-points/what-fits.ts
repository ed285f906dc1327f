import type { Context } from '../platform/context.ts'

interface Fits {
  readonly vehicleTypes: readonly number[]
  /** The smallest rim in tenths of an inch, the unit of rims in the search index. `maxDiameter` has the same unit. */
  readonly minDiameter: number
  readonly maxDiameter: number
}

/**
 * Returns the vehicle types and rims that a service point can fit. Returns null if the service point is unknown or
 * closed.
 */
export async function fitsOfServicePoint(
  { platform }: Pick<Context, 'platform'>,
  slugOrId: string,
): Promise<Fits | null> {
  const id = /^\d{1,9}$/.test(slugOrId) ? Number(slugOrId) : null
  const [fits] = await platform.sql<Fits>`
    select (min_rim * 10)::integer as min_diameter, (max_rim * 10)::integer as max_diameter,
      array(select vehicle_type_id from service_point_vehicle_type where service_point_id = point.id) as vehicle_types
    from service_point point where (slug = ${slugOrId} or id = ${id}) and active
    order by slug = ${slugOrId} desc limit 1`
  return fits ?? null
}
