import type { Language } from '@pito/contracts/values/locale'
import { friction, seasonOf, seasonsFor, studded } from '@pito/contracts/values/tyre-season'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { car, slugOf, truck, van, vehicleTypeOf, vehicleTypeOfId } from '@pito/contracts/values/vehicle-type'
import { winterToBuy } from '../../season/winter-to-buy.ts'
import { listAddress } from '../../tyres/list/list-address.ts'
import { withPicked } from '../../tyres/list/list-changes.ts'
import type { ListState, Measure } from '../../tyres/list/list-state.ts'
import { emptyList, measures } from '../../tyres/list/list-state.ts'

export const finderVehicles = [car, van, truck] as const satisfies readonly VehicleTypeId[]
export type FinderVehicle = (typeof finderVehicles)[number]

/** The values of the form's fields. An empty text means that the visitor has chosen nothing. */
export type FinderChoice = Readonly<
  Record<Measure | 'season' | 'brand' | 'loadIndex' | 'speedIndex', string>
> & {
  readonly vehicle: FinderVehicle
}

/** The options of the selects. There are none for seasons, because these never depend on the other choices. */
export type FinderOptions = Readonly<
  Record<Measure | 'brand' | 'loadIndex' | 'speedIndex', readonly string[]>
>

/** Returns the path to which the forms send a size. It redirects to the list of the size. */
export function sizeSearchPath(vehicle: FinderVehicle, language: Language): string {
  const type = vehicleTypeOfId(vehicle)
  return `/search-by-tyre-size/${type ? slugOf(type, language) : ''}`
}

/** The vehicle whose tab is open until the visitor opens another one. */
export const firstVehicle: FinderVehicle = car
/**
 * The option for drivers who have not decided between studded and friction tyres. Browsers have stored the ids in this
 * order.
 */
export const studdedAndFriction = winterToBuy(car)
  .map(({ id }) => id)
  .toReversed()
  .join(',')
/**
 * The choice with which the form starts for each vehicle: its most common size, and the winter tyres that most of its
 * drivers use.
 */
const firstChoices: Readonly<Record<FinderVehicle, Pick<FinderChoice, Measure | 'season'>>> = {
  [car]: { width: '205', height: '55', diameter: '16', season: String(studded) },
  [van]: { width: '205', height: '65', diameter: '16', season: String(studded) },
  [truck]: { width: '315', height: '80', diameter: '22.5', season: String(friction) },
}

export function firstChoice(vehicle: FinderVehicle): FinderChoice {
  return { vehicle, ...firstChoices[vehicle], brand: '', loadIndex: '', speedIndex: '' }
}

/**
 * The values that a page fills in. The page of a season fills in the season, and the page of a size fills in the size
 * and the vehicle.
 */
export type PinnedChoice = Partial<Pick<FinderChoice, Measure | 'season' | 'vehicle'>>

export function withPinned(choice: FinderChoice, pinned: PinnedChoice): FinderChoice {
  const { vehicle, season, ...size } = pinned
  return {
    ...choice,
    ...(season !== undefined && isSeasonOf(choice.vehicle, season) && { season }),
    ...(vehicle === choice.vehicle && size),
  }
}

/**
 * Reads the vehicle from a parameter such as `?vehicle=van`. The tabs link to URLs with this parameter if scripts are
 * off.
 */
export function finderVehicle(text: string | null): FinderVehicle | undefined {
  const id = vehicleTypeOf(text ?? '')?.id
  return finderVehicles.find((vehicle) => vehicle === id)
}

/**
 * Returns the choice with the changed measure. If the measure is emptied, the later measures are emptied too. After
 * any other change the later measures stay until the sizes that are sold have been loaded.
 */
export function withSize(choice: FinderChoice, measure: Measure, value: string): FinderChoice {
  if (value !== '') return { ...choice, [measure]: value }
  const later = measures.slice(measures.indexOf(measure))
  return { ...choice, ...Object.fromEntries(later.map((each) => [each, ''])) }
}

/** Clears the brand and the indices, after a change of vehicle and for a form without these fields. */
export function withoutDetails(choice: FinderChoice): FinderChoice {
  return { ...choice, brand: '', loadIndex: '', speedIndex: '' }
}

/** True if the select for the measure is enabled, which requires that the measures before it are chosen. */
export function isOpen(choice: FinderChoice, measure: Measure): boolean {
  return measures.slice(0, measures.indexOf(measure)).every((each) => choice[each] !== '')
}

export function isCompleteSize(choice: FinderChoice): boolean {
  return measures.every((measure) => choice[measure] !== '')
}

/**
 * True if the choice is enough to search. The front page needs a complete size. A landing page needs one for vans
 * only; for other vehicles a part of the size is enough.
 */
export function canSearch(choice: FinderChoice, full: boolean): boolean {
  return isCompleteSize(choice) || (!full && choice.vehicle !== van)
}

export function listOfChoice(choice: FinderChoice): ListState {
  const picked = [
    ['tyre_season', seasonNames(choice)],
    ['brand', [choice.brand]],
    ['speed_index', [choice.speedIndex]],
    ['load_index', [choice.loadIndex]],
  ] as const
  const sized: ListState = {
    ...emptyList(choice.vehicle),
    size: {
      width: measured(choice.width),
      height: measured(choice.height),
      diameter: measured(choice.diameter),
    },
  }
  return picked.reduce((state, [facet, values]) => withPicked(state, facet, values.filter(Boolean)), sized)
}

/**
 * Returns the filters that a plate search keeps: at most a season, because the vehicle determines everything else. The
 * season with which the form starts is not among them, because the visitor has not chosen it.
 */
export function filtersForPlateSearch(season: string): ListState {
  return withPicked(emptyList(null), 'tyre_season', seasonNames({ season }))
}

/** Returns a key that is the same for two choices if they lead to the same list. */
export function searchKey(choice: FinderChoice): string {
  return listAddress(listOfChoice(choice), 'en')
}

/** Returns the names of the chosen seasons. The result is empty if all seasons are chosen. */
function seasonNames({ season }: Pick<FinderChoice, 'season'>): string[] {
  return season.split(',').flatMap((id) => seasonOf(id)?.name ?? [])
}

/** True if the vehicle has tyres for the season. An empty text stands for all seasons. */
export function isSeasonOf(vehicle: FinderVehicle, season: string): boolean {
  if (season === '') return true
  if (season === studdedAndFriction) return winterToBuy(vehicle).length > 1
  return seasonsFor(vehicle).some(({ id }) => String(id) === season)
}

/**
 * Returns the options with the chosen value, so that this value stays visible while the options of another size are
 * loading.
 */
export function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options]
}

function measured(text: string): number | null {
  return text === '' ? null : Number(text)
}
