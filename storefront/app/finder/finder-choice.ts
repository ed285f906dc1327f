import { seasonOf, seasonsFor } from '@pito/contracts/values/tyre-season'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { car, truck, van, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { listAddress } from '../list/list-address.ts'
import { withPicked } from '../list/list-changes.ts'
import type { ListState, Measure } from '../list/list-state.ts'
import { emptyList, measures } from '../list/list-state.ts'

export const finderVehicles = [2, 3, 4] as const satisfies readonly VehicleTypeId[]
export type FinderVehicle = (typeof finderVehicles)[number]

/** What the form holds, as its fields do: an empty text where nothing is chosen. */
export type FinderChoice = Readonly<
  Record<Measure | 'season' | 'brand' | 'loadIndex' | 'speedIndex', string>
> & {
  readonly vehicle: FinderVehicle
}

/** What its selects offer; seasons are the same everywhere. */
export type FinderOptions = Readonly<
  Record<Measure | 'brand' | 'loadIndex' | 'speedIndex', readonly string[]>
>

/** Whose tab is open before anyone chooses. */
export const firstVehicle: FinderVehicle = car
const studded = '3'
const friction = '2'
/** For whoever has not decided yet which winter tyres to buy. */
export const studdedAndFriction = `${studded},${friction}`
/** The most common size of each vehicle, and what its owners fit in winter. */
const firstChoices: Readonly<Record<FinderVehicle, Pick<FinderChoice, Measure | 'season'>>> = {
  2: { width: '205', height: '55', diameter: '16', season: studded },
  3: { width: '205', height: '65', diameter: '16', season: studded },
  4: { width: '315', height: '80', diameter: '22.5', season: friction },
}

export function firstChoice(vehicle: FinderVehicle): FinderChoice {
  return { vehicle, ...firstChoices[vehicle], brand: '', loadIndex: '', speedIndex: '' }
}

/** What a page fills in by itself: a season's page its season, a size's page its size, of its vehicle. */
export type PinnedChoice = Partial<Pick<FinderChoice, Measure | 'season' | 'vehicle'>>

export function withPinned(choice: FinderChoice, pinned: PinnedChoice): FinderChoice {
  const { vehicle, season, ...size } = pinned
  return {
    ...choice,
    ...(season !== undefined && isSeasonOf(choice.vehicle, season) && { season }),
    ...(vehicle === choice.vehicle && size),
  }
}

/** ?vehicle=van, as the tabs link without JavaScript. */
export function finderVehicle(text: string | null): FinderVehicle | undefined {
  const id = vehicleTypeOf(text ?? '')?.id
  return finderVehicles.find((vehicle) => vehicle === id)
}

/** An emptied measure empties the later ones; they may stay beside another value, until it is known what is sold. */
export function withSize(choice: FinderChoice, measure: Measure, value: string): FinderChoice {
  if (value !== '') return { ...choice, [measure]: value }
  const later = measures.slice(measures.indexOf(measure))
  return { ...choice, ...Object.fromEntries(later.map((each) => [each, ''])) }
}

/** Another vehicle begins with all brands and indexes, and so does a form that does not ask for them. */
export function withoutDetails(choice: FinderChoice): FinderChoice {
  return { ...choice, brand: '', loadIndex: '', speedIndex: '' }
}

/** Each select opens the next; the search needs all three. */
export function isOpen(choice: FinderChoice, measure: Measure): boolean {
  return measures.slice(0, measures.indexOf(measure)).every((each) => choice[each] !== '')
}

export function isWhole(choice: FinderChoice): boolean {
  return measures.every((measure) => choice[measure] !== '')
}

/** The front page needs the whole size; on a landing page only vans do, the others search with what is set. */
export function canSearch(choice: FinderChoice, full: boolean): boolean {
  return isWhole(choice) || (!full && choice.vehicle !== van)
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

/** The season alone: the rest of a search is the plate's. */
export function keptByPlate(choice: FinderChoice): ListState {
  return withPicked(emptyList(null), 'tyre_season', seasonNames(choice))
}

/** Two searches with the same key lead to the same list. */
export function searchKey(choice: FinderChoice): string {
  return listAddress(listOfChoice(choice), 'en')
}

/** By name; none where all seasons are chosen. */
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
