import { storage } from '../boot/storage.ts'
import { measures } from '../list/list-state.ts'
import type { FinderChoice, FinderVehicle } from './finder-choice.ts'
import { firstChoice, isSeasonOf } from './finder-choice.ts'

const prefixes: Readonly<Record<FinderVehicle, string>> = { 2: 'car_', 3: 'van_', 4: 'truck_' }
const keys = {
  width: 'selected_width',
  height: 'selected_aspect_ratio',
  diameter: 'selected_diameter',
  season: 'selected_season',
} as const
const remembered = Object.keys(keys) as (keyof typeof keys)[]

export function remember(choice: FinderChoice): void {
  for (const field of remembered) storage.set(prefixes[choice.vehicle] + keys[field], choice[field])
}

/** The last choice of this vehicle, else its most common size. What somebody else wrote there is not trusted. */
export function recall(vehicle: FinderVehicle): FinderChoice {
  const first = firstChoice(vehicle)
  const stored = (field: keyof typeof keys) => storage.get(prefixes[vehicle] + keys[field])
  const [width = '', height = '', diameter = ''] = measures.map((measure) => stored(measure) ?? '')
  const season = stored('season')
  const sizes = { width, height, diameter }
  const isSize = Object.values(sizes).every((text) => /^\d{1,3}(\.\d{1,2})?$/.test(text))
  return {
    ...first,
    ...(isSize && sizes),
    ...(season !== null && isSeasonOf(vehicle, season) && { season }),
  }
}
