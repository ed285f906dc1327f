import type { AllFilters } from '@pito/contracts/catalogue'
import { getAllFilters } from '@pito/contracts/catalogue'
import type { FitProblem } from '@pito/contracts/values/fit-of'
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
  const distance = (size: { readonly diameter: number }) => Math.abs(size.diameter - tyre.diameter)
  const [nearest] = vehicle.sizes.toSorted((one, other) => distance(one) - distance(other))
  const size = nearest
    ? { width: nearest.width, height: nearest.aspectRatio, diameter: nearest.diameter }
    : emptyList(null).size
  const season = seasonOfId(tyre.seasonId)
  return withPicked({ ...emptyList(null), size }, 'tyre_season', season ? [season.name] : [])
}

/**
 * Loads the same list without the tyres whose load or speed index is too low, if that is the problem of the tyre. If the
 * indexes of the size cannot be loaded, the list has all of its tyres.
 */
export async function loadListThatFits(api: Api, tyre: FitTyre, vehicle: KnownVehicle): Promise<ListState> {
  const list = listOfApprovedSize(tyre, vehicle)
  const problems = fitOf(tyre, vehicle)
  if (!problems.includes('load') && !problems.includes('speed')) return list
  const { data } = await settled(api(getAllFilters, { ...filtersQuery(list), models: '0' }))
  return data ? withSufficientIndexes(list, data.data, tyre, vehicle) : list
}

function withSufficientIndexes(
  list: ListState,
  { load_indexes, speed_indexes }: AllFilters,
  tyre: FitTyre,
  vehicle: KnownVehicle,
): ListState {
  const isEnough = (index: Partial<FitTyre>, problem: FitProblem) =>
    !fitOf({ ...tyre, ...index }, vehicle).includes(problem)
  const loads = load_indexes.filter(({ value }) => isEnough({ load: value }, 'load'))
  const speeds = speed_indexes.filter(({ value }) => isEnough({ speed: value }, 'speed'))
  // A filter that all tyres of the size pass is left out.
  const picked = (enough: readonly { value: string | number }[], all: readonly unknown[]) =>
    enough.length < all.length ? enough.map(({ value }) => String(value)) : []
  const withLoads = withPicked(list, 'load_index', picked(loads, load_indexes))
  return withPicked(withLoads, 'speed_index', picked(speeds, speed_indexes))
}
