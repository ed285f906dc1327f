import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { Context } from '../platform/context.ts'
import type { FittedTyre, InstallationPrice } from './rules/cheapest-installation.ts'
import { cheapestInstallation } from './rules/cheapest-installation.ts'

interface Installation {
  readonly cents: number | null
  readonly description: string
}

interface Installations {
  readonly prices: readonly InstallationPrice[]
  readonly descriptions: Readonly<Record<number, string>>
}

const anyTown = ''

/**
 * Reads the prices of all service points, or of those of a town, at once, and groups equal ones. A list needs the prices
 * of many tyres, and prices seldom change.
 */
const cachedInstallations = cacheByTopic('service-points', async ({ sql }, town): Promise<Installations> => {
  const [installations] = await sql<Installations>`
    select coalesce((
      select json_agg(alike) from (
        select served.vehicle_type_id as "vehicleTypeId", point.fits_run_flat as "fitsRunFlat",
          greatest(point.min_rim, price.rim_from) as "rimFrom", least(point.max_rim, price.rim_to) as "rimTo",
          min(price.price_cents) as cents
        from service_point_service price
          join service_point point on point.id = price.service_point_id and point.active
          join service_point_vehicle_type served on served.service_point_id = point.id
            and price.vehicle_type_id in (served.vehicle_type_id, ${allVehicles})
        where price.service_id = 1 and ${town} in (point.city, ${anyTown})
        group by 1, 2, 3, 4
      ) alike
    ), '[]') as prices, coalesce((
      select json_object_agg(locale_id, short_description) from service_translation where service_id = 1
    ), '{}') as descriptions`
  return installations ?? { prices: [], descriptions: {} }
})

/**
 * Returns the prices of all service points at once, because lists price many tyres, or those of a town that has service
 * points.
 */
export async function installationPrices(
  ctx: Pick<Context, 'platform'>,
  town: string = anyTown,
): Promise<readonly InstallationPrice[]> {
  return (await cachedInstallations(ctx, town)).prices
}

/**
 * Returns the lowest price of any service point for fitting this tyre. The price is null if no service point fits it.
 */
export async function lowestInstallation(
  ctx: Pick<Context, 'platform'>,
  tyre: FittedTyre,
  locale: Locale,
): Promise<Installation> {
  const { prices, descriptions } = await cachedInstallations(ctx, anyTown)
  const cents = cheapestInstallation(prices, tyre)
  return { cents, description: cents === null ? '' : (descriptions[cmsLocaleIds[locale]] ?? '') }
}
