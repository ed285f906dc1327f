import { seasonOf, seasonsFor } from '@pito/contracts/values/tyre-season'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { car, truck, van, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { listAddress } from '../list/list-address.ts'
import { withPicked } from '../list/list-changes.ts'
import type { ListState, Measure } from '../list/list-state.ts'
import { emptyList, measures } from '../list/list-state.ts'

export const finderVehicles = [2, 3, 4] as const satisfies readonly VehicleTypeId[]
export type FinderVehicle = (typeof finderVehicles)[number]

/** The values of the form's fields; an empty text means that nothing is chosen. */
export type FinderChoice = Readonly<
  Record<Measure | 'season' | 'brand' | 'loadIndex' | 'speedIndex', string>
> & {
  readonly vehicle: FinderVehicle
}

/** The options of the selects. Seasons are missing, because they never depend on the other choices. */
export type FinderOptions = Readonly<
  Record<Measure | 'brand' | 'loadIndex' | 'speedIndex', readonly string[]>
>

/** The vehicle whose tab is open before the visitor chooses one. */
export const firstVehicle: FinderVehicle = car
const studded = '3'
const friction = '2'
/** The option for drivers who have not decided which kind of winter tyres to buy. */
export const studdedAndFriction = `${studded},${friction}`
/** The most common size of each vehicle and the winter tyres that most of its drivers fit. */
const firstChoices: Readonly<Record<FinderVehicle, Pick<FinderChoice, Measure | 'season'>>> = {
  2: { width: '205', height: '55', diameter: '16', season: studded },
  3: { width: '205', height: '65', diameter: '16', season: studded },
  4: { width: '315', height: '80', diameter: '22.5', season: friction },
}

export function firstChoice(vehicle: FinderVehicle): FinderChoice {
  return { vehicle, ...firstChoices[vehicle], brand: '', loadIndex: '', speedIndex: '' }
}

/** The values that a page fills in: a season's page its season, a size's page its size and vehicle. */
export type PinnedChoice = Partial<Pick<FinderChoice, Measure | 'season' | 'vehicle'>>

export function withPinned(choice: FinderChoice, pinned: PinnedChoice): FinderChoice {
  const { vehicle, season, ...size } = pinned
  return {
    ...choice,
    ...(season !== undefined && isSeasonOf(choice.vehicle, season) && { season }),
    ...(vehicle === choice.vehicle && size),
  }
}

/** Reads `?vehicle=van`, to which the tabs link when JavaScript is off. */
export function finderVehicle(text: string | null): FinderVehicle | undefined {
  const id = vehicleTypeOf(text ?? '')?.id
  return finderVehicles.find((vehicle) => vehicle === id)
}

/**
 * Emptying a measure empties the later ones too. After another change the later ones stay until it is known which sizes
 * are sold.
 */
export function withSize(choice: FinderChoice, measure: Measure, value: string): FinderChoice {
  if (value !== '') return { ...choice, [measure]: value }
  const later = measures.slice(measures.indexOf(measure))
  return { ...choice, ...Object.fromEntries(later.map((each) => [each, ''])) }
}

/** Resets brand and indexes, for a change of vehicle and for a form without these fields. */
export function withoutDetails(choice: FinderChoice): FinderChoice {
  return { ...choice, brand: '', loadIndex: '', speedIndex: '' }
}

/** A select is enabled when the measures before it are chosen. */
export function isOpen(choice: FinderChoice, measure: Measure): boolean {
  return measures.slice(0, measures.indexOf(measure)).every((each) => choice[each] !== '')
}

export function isCompleteSize(choice: FinderChoice): boolean {
  return measures.every((measure) => choice[measure] !== '')
}

/**
 * The front page's search needs the whole size. On a landing page only vans do; the other vehicles can search with a
 * part of it.
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

/** The filters that a plate search keeps: only the season, because the vehicle determines the rest. */
export function filtersForPlateSearch(choice: FinderChoice): ListState {
  return withPicked(emptyList(null), 'tyre_season', seasonNames(choice))
}

/** Two searches with the same key lead to the same list. */
export function searchKey(choice: FinderChoice): string {
  return listAddress(listOfChoice(choice), 'en')
}

/** The names of the chosen seasons; empty if all seasons are chosen. */
export function seasonNames({ season }: Pick<FinderChoice, 'season'>): string[] {
  return season.split(',').flatMap((id) => seasonOf(id)?.name ?? [])
}

/** An empty text stands for all seasons. */
export function isSeasonOf(vehicle: FinderVehicle, season: string): boolean {
  if (season === '') return true
  if (season === studdedAndFriction) return vehicle !== truck
  return seasonsFor(vehicle).some(({ id }) => String(id) === season)
}

function measured(text: string): number | null {
  return text === '' ? null : Number(text)
}
