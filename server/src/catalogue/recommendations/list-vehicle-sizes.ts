import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getVehicleSizes } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { loadIndexFor, speedIndexFor } from '@pito/contracts/values/load-and-speed'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { car, van } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { queriedVehicle } from '../../vehicles/index.ts'
import { filtersOf } from '../filters-of.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { indexedSize } from '../rules/indexed-size.ts'
import { lowestPriceForFour } from '../rules/lowest-price-for-four.ts'
import type { Filters } from '../search-index/filters.ts'
import { suitableTyres } from './suitable-tyres.ts'

const cheapestFirst = { by: 'net_price', order: 'asc' } as const

/** Lists the sizes of a vehicle. The tyres are counted in the index, without a statement. */
export async function listVehicleSizes(
  ctx: Context,
  query: Input<typeof getVehicleSizes>,
): Promise<Answer<typeof getVehicleSizes>> {
  const { index } = catalogueOf(ctx.platform)
  const vehicle = await queriedVehicle(ctx, query)
  const filters = await filtersOf(ctx, query)
  const { load_per_tyre_kg: load = null, top_speed_kmh: speed = null } = vehicle ?? {}
  // Sizes with a C are those of van tyres, and a van may also use car tyres.
  const withoutC = vehicle?.vehicle_type === van ? car : vehicle?.vehicle_type
  const listed = ({ commercial }: { commercial: boolean }) =>
    filters.vehicleType ?? (commercial ? van : withoutC)
  const suitable = (size: Partial<Filters>, minStock: number) =>
    suitableTyres(index, { ...filters, ...size, minStock }, cheapestFirst, vehicle)
  return ok(
    (vehicle?.fitments ?? []).map(({ front, rear }) => {
      const needed = rear ? fullSet / 2 : fullSet
      const axles = [front, ...(rear ? [rear] : [])].map((size) => ({
        ...indexedSize(sizeOfProduct(size)),
        vehicleType: listed(size),
      }))
      const priceCents = lowestPriceForFour(axles.map((size) => suitable(size, needed)))
      return {
        ...front,
        rear,
        load_index: load === null ? null : loadIndexFor(load),
        speed_index: speed === null ? null : speedIndexFor(speed),
        in_stock: axles.reduce((sum, size) => sum + suitable(size, 1).length, 0),
        price_for_four: priceCents === null ? null : priceCents / 100,
      }
    }),
  )
}
