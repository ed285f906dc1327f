import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getVehicleSizes } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { loadIndexFor, speedIndexFor } from '@pito/contracts/values/load-and-speed'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { queriedVehicle } from '../../vehicles/index.ts'
import { filtersOf } from '../filters-of.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { indexedSize } from '../rules/indexed-size.ts'
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
  return ok(
    (vehicle?.sizes ?? []).map((size) => {
      const stocked = { ...filters, ...indexedSize(sizeOfProduct(size)), minStock: 1 }
      const suitable = suitableTyres(index, stocked, cheapestFirst, vehicle)
      const sets = index.query({ ...stocked, minStock: fullSet }, cheapestFirst, {
        page: 1,
        perPage: Math.max(1, index.size),
      })
      const idsOfSets = new Set(sets.ids)
      const cheapest = suitable.find(({ id }) => idsOfSets.has(id))
      return {
        ...size,
        load_index: load === null ? null : loadIndexFor(load),
        speed_index: speed === null ? null : speedIndexFor(speed),
        in_stock: suitable.length,
        price_for_four: cheapest ? (fullSet * cheapest.priceCents) / 100 : null,
      }
    }),
  )
}
