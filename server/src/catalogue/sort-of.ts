import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { fitsVehicle } from './recommendations/fits-vehicle.ts'
import { indexedSize } from './rules/indexed-size.ts'
import type { ArticleFacts } from './search-index/article.ts'
import type { Preferred, Sort } from './search-index/filters.ts'

const orders: Readonly<Record<TyrePriority, Sort['by']>> = {
  price: 'net_price',
  grip: 'grip',
  quiet: 'quiet',
}

export interface SortQuery {
  readonly sort_by: 'name' | 'net_price' | 'relevance'
  readonly sort_order: Sort['order']
  readonly priority?: TyrePriority | undefined
  readonly sets_first?: '0' | '1' | undefined
  readonly seasons_first?: readonly number[] | undefined
  readonly fits_sizes?: readonly TyreSize[] | undefined
  readonly fits_load_kg?: number | undefined
  readonly fits_twin_load_kg?: number | undefined
  readonly fits_speed_kmh?: number | undefined
  readonly fits_light?: '0' | '1' | undefined
}

/** Returns the order that a query requests. A priority comes before `sort_by`. */
export function sortOf(query: SortQuery): Sort {
  const { sort_by: by, sort_order: order, priority } = query
  const besides = { setsFirst: query.sets_first === '1', preferred: preferredIn(query) }
  if (priority) return { ...orderOfPriority(priority), ...besides }
  return by === 'relevance' ? { by: 'popularity', order: 'desc', ...besides } : { by, order, ...besides }
}

export function orderOfPriority(priority: TyrePriority): Sort {
  return { by: orders[priority], order: 'asc' }
}

/** Returns which tyres come first: those that fit a vehicle, and among them, as among the others, those of a season. */
function preferredIn({ seasons_first: seasonIds, fits_sizes, ...query }: SortQuery): Preferred[] {
  const vehicle = {
    load_per_tyre_kg: query.fits_load_kg ?? null,
    load_per_twin_tyre_kg: query.fits_twin_load_kg ?? null,
    top_speed_kmh: query.fits_speed_kmh ?? null,
    light: query.fits_light === '1',
  }
  const sizes = fits_sizes?.map((size) => ({ ...indexedSize(size), vehicleTypes: [allVehicles] })) ?? []
  return [
    ...(sizes.length > 0
      ? [{ filters: { sizes }, suits: (tyre: ArticleFacts) => fitsVehicle(tyre, vehicle) }]
      : []),
    ...(seasonIds?.length ? [{ filters: { seasonIds } }] : []),
  ]
}
