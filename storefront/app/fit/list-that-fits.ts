import type { AllFilters } from '@pito/contracts/catalogue'
import { getAllFilters } from '@pito/contracts/catalogue'
import type { FitProblem } from '@pito/contracts/values/fit-of'
import { loadIndexFor } from '@pito/contracts/values/load-and-speed'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { filtersQuery } from '../list/api-query.ts'
import { withPicked } from '../list/list-changes.ts'
import type { ListState } from '../list/list-state.ts'
import { emptyList } from '../list/list-state.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import { fitOf } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'

/**
 * Returns the list of the tyres that are most like a tyre that does not fit: the same season, in the approved size whose
 * rim is nearest.
 */
export function listOfApprovedSize(tyre: FitTyre, vehicle: KnownVehicle): ListState {
  return listsOfApprovedSizes(tyre, vehicle)[0] ?? emptyList(null)
}

/**
 * Loads the first list of an approved size that has tyres with sufficient load and speed indexes, and leaves out the
 * others. If no list has such tyres, the list of the nearest size is filtered by the load index that the vehicle needs, so
 * that the page says that there are none. If the indexes cannot be loaded, the list has all tyres of the nearest size.
 */
export async function loadListThatFits(api: Api, tyre: FitTyre, vehicle: KnownVehicle): Promise<ListState> {
  const nearest = listOfApprovedSize(tyre, vehicle)
  for (const list of listsOfApprovedSizes(tyre, vehicle)) {
    const { data } = await settled(api(getAllFilters, { ...filtersQuery(list), in_stock: '1', models: '0' }))
    if (!data) return nearest
    const fitting = withSufficientIndexes(list, data.data, tyre, vehicle)
    if (fitting) return fitting
  }
  const needed = vehicle.loadPerTyreKg === null ? null : loadIndexFor(vehicle.loadPerTyreKg)
  return withPicked(nearest, 'load_index', needed === null ? [] : [String(needed)])
}

/** Returns the lists of the approved sizes, the nearest rim first: those of the season of the tyre, then of all seasons. */
function listsOfApprovedSizes({ diameter, seasonId }: FitTyre, { sizes }: KnownVehicle): ListState[] {
  const distance = (size: { readonly diameter: number }) => Math.abs(size.diameter - diameter)
  const ofAllSeasons = sizes
    .toSorted((one, other) => distance(one) - distance(other))
    .map(({ aspectRatio: height, ...size }) => ({ ...emptyList(null), size: { ...size, height } }))
  const season = seasonOfId(seasonId)
  const ofSeason = season ? ofAllSeasons.map((list) => withPicked(list, 'tyre_season', [season.name])) : []
  return [...ofSeason, ...ofAllSeasons]
}

/** Returns the list with the indexes that are high enough for the vehicle, or null if no tyre has such indexes. */
function withSufficientIndexes(
  list: ListState,
  { load_indexes, speed_indexes }: AllFilters,
  tyre: FitTyre,
  vehicle: KnownVehicle,
): ListState | null {
  const isEnough = (index: Partial<FitTyre>, problem: FitProblem) =>
    !fitOf({ ...tyre, ...index }, vehicle).includes(problem)
  const loads = load_indexes.filter(({ value }) => isEnough({ load: value }, 'load'))
  const speeds = speed_indexes.filter(({ value }) => isEnough({ speed: value }, 'speed'))
  if (loads.length === 0 || speeds.length === 0) return null
  // A filter that all tyres of the list pass is left out.
  const picked = (enough: readonly { value: string | number }[], all: readonly unknown[]) =>
    enough.length < all.length ? enough.map(({ value }) => String(value)) : []
  const withLoads = withPicked(list, 'load_index', picked(loads, load_indexes))
  return withPicked(withLoads, 'speed_index', picked(speeds, speed_indexes))
}
