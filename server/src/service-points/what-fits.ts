import type { Ctx } from '../platform/context.ts'

export interface Fits {
  readonly vehicleTypes: readonly number[]
  /** Tenths of an inch, as the search index counts rims. */
  readonly minDiameter: number
  readonly maxDiameter: number
}

/** The vehicle types and rims that a service point can fit; null for one that is unknown or closed down. */
export async function fitsOfServicePoint(
  { platform }: Pick<Ctx, 'platform'>,
  id: number,
): Promise<Fits | null> {
  const [fits] = await platform.sql<Fits>`
    select (min_rim * 10)::integer as "minDiameter", (max_rim * 10)::integer as "maxDiameter",
      array(select vehicle_type_id from service_point_vehicle_type where service_point_id = point.id) as "vehicleTypes"
    from service_point point where id = ${id} and active`
  return fits ?? null
}
