import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Ctx } from '../platform/context.ts'

export interface FittedTyre {
  readonly vehicleTypeId: number
  readonly diameter: number
  readonly runFlat: boolean
}

export interface Installation {
  readonly cents: number | null
  readonly description: string
}

interface Lowest {
  readonly cents: number | null
  readonly description: string | null
}

/** A tyre that fits all is fitted as a car's. */
const [all, car] = [1, 2]

const cachedLowest = cacheByTopic('service-points', async ({ sql }, key) => {
  const [vehicleTypeId, diameter, runFlat, localeId] = JSON.parse(key)
  const [lowest] = await sql<Lowest>`
    select (
      select min(price.price_cents)
      from service_point_service price
        join service_point point on point.id = price.service_point_id and point.active
      where price.service_id = 1 and price.vehicle_type_id in (${vehicleTypeId}, 1)
        and (price.rim_from is null or ${diameter} between price.rim_from and price.rim_to)
        and ${diameter} between point.min_rim and point.max_rim and (point.fits_run_flat or not ${runFlat})
        and exists (
          select from service_point_vehicle_type
          where service_point_id = point.id and vehicle_type_id = ${vehicleTypeId}
        )
    ) as cents, (
      select short_description from service_translation where service_id = 1 and locale_id = ${localeId}
    ) as description`
  return lowest ?? { cents: null, description: null }
})

/** The least that any service point asks for fitting this tyre; no price where none fits it. */
export async function lowestInstallation(
  ctx: Pick<Ctx, 'platform'>,
  { vehicleTypeId, diameter, runFlat }: FittedTyre,
  locale: Locale,
): Promise<Installation> {
  const values = [vehicleTypeId === all ? car : vehicleTypeId, diameter, runFlat, cmsLocaleIds[locale]]
  const { cents, description } = await cachedLowest(ctx, JSON.stringify(values))
  return { cents, description: cents === null ? '' : (description ?? '') }
}
