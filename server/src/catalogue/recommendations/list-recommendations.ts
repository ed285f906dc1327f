import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getRecommendations, Recommendation } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { recommendedSeasons, seasonsFor } from '@pito/contracts/values/tyre-season'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuseFields } from '../../platform/refuse-fields.ts'
import type { QueriedVehicle } from '../../vehicles/index.ts'
import { queriedVehicle } from '../../vehicles/index.ts'
import { filtersOf, sizesOnAllWheels } from '../filters-of.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { indexedSize } from '../rules/indexed-size.ts'
import { pickRecommendations } from '../rules/pick-recommendations.ts'
import { reasonsOf } from '../rules/reasons-of.ts'
import type { Filters } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { orderOfPriority } from '../sort-of.ts'
import { withFullSets } from '../with-full-sets.ts'
import { suitableTyres } from './suitable-tyres.ts'

/** Tyres of different sizes are not compared, because a customer can use only one of the sizes. */
const sizeNeeded = {
  fi_FI: 'Anna renkaan koko kokonaan, rekisterinumero tai merkki, malli ja vuosimalli.',
  en_GB: 'Give the whole tyre size, a licence plate, or make, model and year.',
}

/**
 * Recommends tyres that fit on all wheels, compared with all tyres of the recommended seasons that a list with the same
 * filters shows and of which a full set can be bought. They are compared in the index, and one statement reads the cards of the recommended ones
 * that are not cached.
 */
export async function listRecommendations(
  ctx: Context,
  { priority, ...query }: Input<typeof getRecommendations>,
): Promise<Answer<typeof getRecommendations>> {
  const catalogue = catalogueOf(ctx.platform)
  const { index } = catalogue
  const vehicle = await queriedVehicle(ctx, query)
  const filters = withoutAspect(index, await filtersOf(ctx, query))
  if (!vehicle && !isOneSize(filters)) refuseFields(ctx, { width: sizeNeeded })
  const seasonIds = recommendedSeasons(filters.seasonIds)
  const recommendable = { minStock: Math.max(fullSet, filters.minStock ?? 0), seasonIds }
  const order = orderOfPriority(priority)
  const compared = suitableTyres(index, { ...filters, ...recommendable }, order, null)
  const ofFour = vehicle ? { ...filters, sizes: sizesOnAllWheels(vehicle) } : filters
  const picks = pickRecommendations(
    suitableTyres(index, { ...ofFour, ...recommendable }, order, vehicle),
    priority,
  )
  const ids = picks.map(({ tyre }) => tyre.id)
  const products = await withFullSets(ctx, await catalogue.productsOf(ids, ctx.now))
  const recommendations = reasonsOf(picks, compared).flatMap(({ id, level, reason }): Recommendation[] => {
    const product = products.find((one) => one.id === id)
    return product ? [{ level, product, reason }] : []
  })
  return ok({
    total: compared.length,
    recommendations,
    instead: recommendations.length > 0 ? null : insteadOf(index, ofFour, query.vehicle_type, vehicle),
  })
}

/**
 * Returns the filters with the aspect ratio 0 if they name a width and a diameter that only sizes without an aspect ratio
 * have, such as 12R22.5. The width and the diameter are then the whole size.
 */
function withoutAspect(index: SearchIndex, filters: Filters): Filters {
  const { width, aspect, diameter } = filters
  if (width === undefined || aspect !== undefined || diameter === undefined) return filters
  const tyres = suitableTyres(index, { width, diameter }, { by: 'net_price', order: 'asc' }, null)
  return tyres.length > 0 && tyres.every((tyre) => tyre.aspect === 0) ? { ...filters, aspect: 0 } : filters
}

function isOneSize({ width, aspect, diameter }: Filters): boolean {
  return width !== undefined && aspect !== undefined && diameter !== undefined
}

type Instead = Answer<typeof getRecommendations>['data']['instead']

/**
 * Counts the tyres that fit on all wheels of the vehicle: those of other approved sizes, those of seasons that were not
 * compared, and those of which fewer than four are left. The filters name the sizes that are approved on all wheels.
 */
function insteadOf(
  index: SearchIndex,
  filters: Filters,
  vehicleType: number | undefined,
  vehicle: QueriedVehicle | null,
): Instead {
  const countOf = (change: Partial<Filters>) =>
    suitableTyres(index, { ...filters, ...change }, { by: 'net_price', order: 'asc' }, vehicle).length
  const chosen = filters.seasonIds ?? []
  const compared = recommendedSeasons(chosen)
  return {
    sizes: (vehicle?.fitments ?? []).flatMap(({ front: size, rear }) => {
      if (rear) return []
      const measures = indexedSize(sizeOfProduct(size))
      const { width, aspect, diameter } = measures
      const isChosen = width === filters.width && aspect === filters.aspect && diameter === filters.diameter
      const count = isChosen ? 0 : countOf(measures)
      return count > 0 ? [{ ...size, count }] : []
    }),
    seasons: seasonsFor(vehicleType ?? allVehicles).flatMap(({ id }) => {
      const count = chosen.includes(id) && compared.includes(id) ? 0 : countOf({ seasonIds: [id] })
      return count > 0 ? [{ id, count }] : []
    }),
    remnants: countOf({ minStock: 1 }) - countOf({ minStock: fullSet }),
  }
}
