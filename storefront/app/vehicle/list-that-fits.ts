import { getAllFilters } from '@pito/contracts/catalogue'
import type { FitProblem } from '@pito/contracts/values/fit-of'
import { loadIndexFor, speedIndexFor } from '@pito/contracts/values/load-and-speed'
import { seasonOfId } from '@pito/contracts/values/tyre-season'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { filtersQuery } from '../tyres/list/api-query.ts'
import { withPicked } from '../tyres/list/list-changes.ts'
import type { ListState } from '../tyres/list/list-state.ts'
import { emptyList } from '../tyres/list/list-state.ts'
import type { FitTyre } from './fit-of-tyre.ts'
import { fitOf } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'
import { storedVehicle } from './known-vehicle.ts'

/**
 * Returns the list of the tyres that are most like a tyre that does not fit: the same season, in the approved size whose
 * rim is nearest.
 */
export function listOfApprovedSize(tyre: FitTyre, vehicle: KnownVehicle): ListState {
  return listOfAllSizes(tyre, vehicle) ?? listsOfApprovedSizes(tyre, vehicle)[0] ?? emptyList(null)
}

/**
 * Returns the list of the season if the vehicle has several approved sizes and is the vehicle of the tab, whose lists
 * begin with the tyres that fit. On the server no list does.
 */
function listOfAllSizes({ seasonId }: FitTyre, { sizes }: KnownVehicle): ListState | null {
  return sizes.length > 1 && storedVehicle() ? listOfSeason(seasonId) : null
}

function listOfSeason(seasonId: number): ListState {
  const season = seasonOfId(seasonId)
  return withPicked(emptyList(null), 'tyre_season', season ? [season.name] : [])
}

/**
 * Loads the first list of an approved size that has tyres with sufficient load and speed indexes, and leaves out the
 * others. If no list has such tyres, the list of the nearest size is filtered by the indexes that the vehicle needs, so
 * that the page says that there are none.
 */
export async function loadListThatFits(api: Api, tyre: FitTyre, vehicle: KnownVehicle): Promise<ListState> {
  const ofAllSizes = listOfAllSizes(tyre, vehicle)
  if (ofAllSizes) return ofAllSizes
  // Usually the nearest size has such tyres, so that the others need not be loaded.
  for (const list of listsOfApprovedSizes(tyre, vehicle)) {
    const sufficient = await loadSufficient(api, list, tyre, vehicle)
    if (sufficient) return sufficient
  }
  return withNeededIndexes(listOfApprovedSize(tyre, vehicle), vehicle)
}

function withNeededIndexes(list: ListState, { loadPerTyreKg, topSpeedKmh }: KnownVehicle): ListState {
  const load = loadPerTyreKg === null ? null : loadIndexFor(loadPerTyreKg)
  const speed = topSpeedKmh === null ? null : speedIndexFor(topSpeedKmh)
  const withLoad = withPicked(list, 'load_index', load === null ? [] : [String(load)])
  return withPicked(withLoad, 'speed_index', speed === null ? [] : [speed])
}

/** Returns the lists of the approved sizes in the season of the tyre, the nearest rim first. */
function listsOfApprovedSizes({ diameter, seasonId }: FitTyre, { sizes }: KnownVehicle): ListState[] {
  const distance = (size: { readonly diameter: number }) => Math.abs(size.diameter - diameter)
  return sizes
    .toSorted((one, other) => distance(one) - distance(other))
    .map(({ aspectRatio: height, ...size }) => ({ ...listOfSeason(seasonId), size: { ...size, height } }))
}

/**
 * Returns the list with the indexes that are high enough for the vehicle, or null if no tyre in it has such indexes. The
 * list is not filtered by indexes that cannot be loaded.
 */
async function loadSufficient(
  api: Api,
  list: ListState,
  tyre: FitTyre,
  vehicle: KnownVehicle,
): Promise<ListState | null> {
  const isEnough = (index: Partial<FitTyre>, problem: FitProblem) =>
    !fitOf({ ...tyre, ...index }, vehicle).includes(problem)
  const all = await loadIndexes(api, list)
  if (!all) return list
  const loads = all.load_indexes.filter(({ value }) => isEnough({ load: value }, 'load'))
  const withLoads = withOnly(list, 'load_index', loads, all.load_indexes)
  // The speeds of tyres that carry too little do not count.
  const ofLoads = withLoads === list ? all : withLoads && (await loadIndexes(api, withLoads))
  if (!withLoads || !ofLoads) return withLoads
  const speeds = ofLoads.speed_indexes.filter(({ value }) => isEnough({ speed: value }, 'speed'))
  return withOnly(withLoads, 'speed_index', speeds, ofLoads.speed_indexes)
}

/** Loads the options of the list, among them the load and speed indexes of its tyres in stock. */
async function loadIndexes(api: Api, list: ListState) {
  const { data } = await settled(api(getAllFilters, { ...filtersQuery(list), in_stock: '1', models: '0' }))
  return data?.data ?? null
}

interface Index {
  readonly value: string | number
}

/** Returns the list filtered by the sufficient indexes, null if there are none, or the list itself if all suffice. */
function withOnly(
  list: ListState,
  facet: 'load_index' | 'speed_index',
  sufficient: readonly Index[],
  all: readonly Index[],
): ListState | null {
  if (sufficient.length === 0) return null
  if (sufficient.length === all.length) return list
  return withPicked(
    list,
    facet,
    sufficient.map(({ value }) => String(value)),
  )
}
