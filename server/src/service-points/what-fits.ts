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
  const { rows } = await platform.pool.query<Fits>({
    name: 'what-fits',
    text: `select (min_rim * 10)::integer as "minDiameter", (max_rim * 10)::integer as "maxDiameter",
        array(select vehicle_type_id from service_point_vehicle_type where service_point_id = $1) as "vehicleTypes"
      from service_point where id = $1 and active`,
    values: [id],
  })
  return rows[0] ?? null
}
