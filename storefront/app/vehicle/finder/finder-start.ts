import {
  getBrands,
  getDiameters,
  getHeights,
  getLoadIndexes,
  getSpeedIndexes,
  getWidths,
} from '@pito/contracts/catalogue'
import type { Api } from '@pito/web/api/api'
import type { FinderChoice, FinderOptions, PinnedChoice } from './finder-choice.ts'
import { finderVehicle, firstChoice, firstVehicle, withPinned } from './finder-choice.ts'
import { withoutUnsold } from './without-unsold.ts'

export const pointsTab = 'service-points'

/** The initial state of a search form, before the browser restores the visitor's last choice. */
export interface FinderStart {
  /** True for the search on the front page, which also has fields for the brand and the indices. */
  readonly full: boolean
  readonly points: boolean
  readonly choice: FinderChoice
  readonly options: FinderOptions
  readonly pinned: PinnedChoice
}

interface StartOptions {
  readonly full: boolean
  readonly pinned?: PinnedChoice
}

export async function findStart(
  api: Api,
  { searchParams }: URL,
  { full, pinned = {} }: StartOptions,
): Promise<FinderStart> {
  const tab = searchParams.get('vehicle')
  const first = firstChoice(finderVehicle(tab) ?? pinned.vehicle ?? firstVehicle)
  const choice = withPinned(first, pinned)
  const points = tab === pointsTab
  const options = await loadOptions(api, choice, full)
  return { full, points, choice, options, pinned }
}

interface Move {
  readonly currentUrl: URL
  readonly nextUrl: URL
  readonly defaultShouldRevalidate: boolean
}

/**
 * Prevents a reload if only the open tab has changed. The open tab is in the URL, so that going back restores it, and
 * the form loads its data itself.
 */
export function unlessOnlyTheTab({ currentUrl, nextUrl, defaultShouldRevalidate }: Move): boolean {
  return withoutTab(currentUrl) === withoutTab(nextUrl) ? false : defaultShouldRevalidate
}

function withoutTab(url: URL): string {
  const rest = new URL(url)
  rest.searchParams.delete('vehicle')
  return rest.href
}

type OptionsOfSize = Omit<FinderOptions, 'width'>

export const noneOfSize: OptionsOfSize = {
  height: [],
  diameter: [],
  brand: [],
  loadIndex: [],
  speedIndex: [],
}
export const noOptions: FinderOptions = { ...noneOfSize, width: [] }

export async function loadOptions(api: Api, choice: FinderChoice, full: boolean): Promise<FinderOptions> {
  const [widths, ofSize] = await Promise.all([
    api(getWidths, { vehicle_type: String(choice.vehicle) }),
    loadOptionsOfSize(api, choice, full),
  ])
  return { width: valuesOf(widths.data), ...ofSize }
}

/** Loads the options for a size. Brands and indices are loaded for that part of the size which is still sold. */
export async function loadOptionsOfSize(
  api: Api,
  choice: FinderChoice,
  full: boolean,
): Promise<OptionsOfSize> {
  const measures = await loadHeightsAndDiameters(api, choice)
  const ofSize = full ? await loadDetails(api, withoutUnsold(choice, measures).choice) : noneOfSize
  return { ...ofSize, ...measures }
}

async function loadDetails(api: Api, { vehicle, width, height, diameter }: FinderChoice) {
  const query = {
    vehicle_type: String(vehicle),
    ...(width && { width }),
    ...(height && { height }),
    ...(diameter && { diameter }),
  }
  const [brands, loadIndexes, speedIndexes] = await Promise.all([
    api(getBrands, query),
    api(getLoadIndexes, query),
    api(getSpeedIndexes, query),
  ])
  return {
    brand: brands.data.map(({ name }) => name),
    loadIndex: valuesOf(loadIndexes.data),
    speedIndex: valuesOf(speedIndexes.data),
  }
}

async function loadHeightsAndDiameters(api: Api, { vehicle, width, height }: FinderChoice) {
  const vehicle_type = String(vehicle)
  const [heights, diameters] = await Promise.all([
    width === '' ? null : api(getHeights, { vehicle_type, width }),
    width === '' || height === '' ? null : api(getDiameters, { vehicle_type, width, height }),
  ])
  return { height: valuesOf(heights?.data ?? []), diameter: valuesOf(diameters?.data ?? []) }
}

function valuesOf(options: readonly { readonly value: number | string }[]): readonly string[] {
  return options.map(({ value }) => String(value))
}
