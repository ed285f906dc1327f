import { car } from '@pito/contracts/values/vehicle-type'
import { storage, tabStorage } from '@pito/web/boot/storage'
import { measures } from '../../tyres/list/list-state.ts'
import type { FinderChoice, FinderVehicle } from './finder-choice.ts'
import { firstChoice, isSeasonOf } from './finder-choice.ts'
import { details } from './without-unsold.ts'

const prefixes: Readonly<Record<FinderVehicle, string>> = { 2: 'car_', 3: 'van_', 4: 'truck_' }
const keys = {
  width: 'selected_width',
  height: 'selected_aspect_ratio',
  diameter: 'selected_diameter',
  season: 'selected_season',
  brand: 'selected_brand',
  loadIndex: 'selected_load_index',
  speedIndex: 'selected_speed_index',
} as const
const longest = 60

/**
 * Stores the choice. A form without fields for the brand and the indices does not change those that the front page
 * has stored.
 */
export function remember(choice: FinderChoice, full: boolean): void {
  const fields = [...measures, 'season' as const, ...(full ? details : [])]
  for (const field of fields) storage.set(prefixes[choice.vehicle] + keys[field], choice[field])
}

/**
 * Returns the last choice for this vehicle or, if there is none, its most common size. Stored values are validated,
 * because anything may be in the browser's storage.
 */
export function recall(vehicle: FinderVehicle): FinderChoice {
  const stored = (field: keyof typeof keys) =>
    storage.get(prefixes[vehicle] + keys[field])?.slice(0, longest) ?? ''
  const sizes = { width: stored('width'), height: stored('height'), diameter: stored('diameter') }
  const isSize = Object.values(sizes).every((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text))
  const season = storage.get(`${prefixes[vehicle]}${keys.season}`)
  return {
    ...firstChoice(vehicle),
    ...(isSize && sizes),
    ...(season !== null && isSeasonOf(vehicle, season) && { season }),
    brand: stored('brand'),
    loadIndex: stored('loadIndex'),
    speedIndex: stored('speedIndex'),
  }
}

const plateSeasonKey = 'plate_season'

export function rememberPlateSeason(season: string): void {
  tabStorage.set(plateSeasonKey, season)
}

/** Returns the season that the visitor has chosen in this tab, or an empty text. */
export function recallPlateSeason(): string {
  const season = tabStorage.get(plateSeasonKey) ?? ''
  return isSeasonOf(car, season) ? season : ''
}
