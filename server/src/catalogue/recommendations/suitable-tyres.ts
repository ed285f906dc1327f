import type { QueriedVehicle } from '../../vehicles/index.ts'
import type { ArticleFacts } from '../search-index/article.ts'
import type { Filters, Sort } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { fitsVehicle } from './fits-vehicle.ts'

type SuitableTyre = ArticleFacts & { readonly id: number }

/** Returns the tyres that match the filters and fit the vehicle, from the index alone. */
export function suitableTyres(
  index: SearchIndex,
  filters: Filters,
  sort: Sort,
  vehicle: QueriedVehicle | null,
): SuitableTyre[] {
  const { ids } = index.query(filters, sort, { page: 1, perPage: Math.max(1, index.size) })
  return ids.flatMap((id) => {
    const facts = index.factsOf(id)
    return facts && (!vehicle || fitsVehicle(facts, vehicle)) ? [{ id, ...facts }] : []
  })
}
