import type { getProducts } from '@pito/contracts/catalogue'
import type { Request } from '@pito/contracts/endpoint'
import { summer, winterSeasons } from '@pito/contracts/values/tyre-season'
import { landingOfSize } from '@pito/contracts/values/tyre-size'
import type { Season } from '../season/season-on.ts'
import type { KnownVehicle } from '../vehicle/known-vehicle.ts'
import type { ListState } from './list/list-state.ts'
import { hasDefaultSort } from './list/list-state.ts'

export type FirstQuery = Pick<
  Request<typeof getProducts>,
  'seasons_first' | 'fits_sizes' | 'fits_load_kg' | 'fits_twin_load_kg' | 'fits_speed_kmh' | 'fits_light'
>

/** Which tyres of a list come first. The fields are absent from lists to which they do not apply. */
export interface ListedFirst {
  /** The season whose tyres come first. */
  readonly seasonFirst?: Season | undefined
  /** The vehicle whose fitting tyres come first, or null if none was known when the list was loaded. */
  readonly vehicleFirst?: KnownVehicle | null
}

/**
 * Decides which tyres come first within the default order: in every list those that fit the vehicle of the tab, and in
 * a search and in the list of a typed size those of the season. An order that the visitor has chosen is not changed,
 * and the list of a vehicle has only tyres of its sizes.
 */
export function listedFirst(state: ListState, season: Season, vehicle: KnownVehicle | null): ListedFirst {
  if (!hasDefaultSort(state)) return {}
  const isBySeason = state.search !== null || state.sort === 'season'
  return {
    ...(isBySeason && { seasonFirst: season }),
    ...(!state.plate && !state.car && { vehicleFirst: vehicle }),
  }
}

export function firstQuery({ seasonFirst, vehicleFirst }: ListedFirst): FirstQuery {
  return {
    ...(seasonFirst && { seasons_first: seasonFirst === 'winter' ? winterSeasons.join() : String(summer) }),
    ...(vehicleFirst && factsOf(vehicleFirst)),
  }
}

function factsOf({ sizes, loadPerTyreKg, loadPerTwinTyreKg, topSpeedKmh, light }: KnownVehicle): FirstQuery {
  return {
    fits_sizes: sizes.map(landingOfSize).join(),
    ...(loadPerTyreKg !== null && { fits_load_kg: Math.ceil(loadPerTyreKg) }),
    ...(loadPerTwinTyreKg !== null && { fits_twin_load_kg: Math.ceil(loadPerTwinTyreKg) }),
    ...(topSpeedKmh !== null && { fits_speed_kmh: Math.ceil(topSpeedKmh) }),
    fits_light: light ? '1' : '0',
  }
}
