import {
  getBrands,
  getDiameters,
  getHeights,
  getLoadIndexes,
  getSpeedIndexes,
  getWidths,
} from '@pito/contracts/catalogue'
import type { Api } from '@pito/web/api/api'
import type { FinderChoice, FinderOptions } from './finder-choice.ts'
import { withoutUnsold } from './without-unsold.ts'

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
