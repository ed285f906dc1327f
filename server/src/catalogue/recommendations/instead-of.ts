import type { Answer } from '@pito/contracts/endpoint'
import type { getRecommendations } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { recommendedSeasons, seasonsFor } from '@pito/contracts/values/tyre-season'
import { sizeOfProduct } from '@pito/contracts/values/tyre-size'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { QueriedVehicle } from '../../vehicles/index.ts'
import { indexedSize } from '../rules/indexed-size.ts'
import type { Filters } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { suitableTyres } from './suitable-tyres.ts'

type Instead = Answer<typeof getRecommendations>['data']['instead']

/**
 * Counts the tyres that fit on all wheels of the vehicle: those of other approved sizes, those of seasons that were not
 * compared, and those of which fewer than four are left. The filters name the sizes that are approved on all wheels.
 */
export function insteadOf(
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
