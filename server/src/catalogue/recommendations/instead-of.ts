import type { Answer } from '@pito/contracts/endpoint'
import type { getRecommendations } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { seasonsFor } from '@pito/contracts/values/tyre-season'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { QueriedVehicle } from '../../vehicles/index.ts'
import type { Filters } from '../search/filters.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { suitableTyres } from './suitable-tyres.ts'

type Instead = Answer<typeof getRecommendations>['data']['instead']

/**
 * Counts the tyres that fit the vehicle: those of other approved sizes, those of other seasons, and those of which
 * fewer than four are left.
 */
export function insteadOf(
  index: SearchIndex,
  filters: Filters,
  vehicleType: number | undefined,
  vehicle: QueriedVehicle | null,
): Instead {
  const countOf = (change: Partial<Filters>) =>
    suitableTyres(index, { ...filters, ...change }, { by: 'net_price', order: 'asc' }, vehicle).length
  const sizes = (vehicle?.sizes ?? []).map((size) => ({
    ...size,
    width: Math.round(size.width * 100),
    aspect: size.aspect_ratio,
    diameter: Math.round(size.diameter * 10),
    size,
  }))
  return {
    sizes: sizes.flatMap(({ width, aspect, diameter, size }) => {
      const isChosen = width === filters.width && aspect === filters.aspect && diameter === filters.diameter
      const count = isChosen ? 0 : countOf({ width, aspect, diameter })
      return count > 0 ? [{ ...size, count }] : []
    }),
    seasons: seasonsFor(vehicleType ?? allVehicles).flatMap(({ id }) => {
      const count = filters.seasonIds?.includes(id) ? 0 : countOf({ seasonIds: [id] })
      return count > 0 ? [{ id, count }] : []
    }),
    remnants: countOf({ minStock: 1 }) - countOf({ minStock: fullSet }),
  }
}
