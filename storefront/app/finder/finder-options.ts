import {
  getBrands,
  getDiameters,
  getHeights,
  getLoadIndexes,
  getSpeedIndexes,
  getWidths,
} from '@pito/contracts/catalogue'
import type { Api } from '../api/api.ts'
import type { Measure } from '../list/list-state.ts'
import type { FinderChoice } from './finder-choice.ts'

export type FinderOptions = Readonly<
  Record<Measure | 'brand' | 'loadIndex' | 'speedIndex', readonly string[]>
>

export const noSizes = { height: [], diameter: [] } satisfies Partial<FinderOptions>
export const noOptions: FinderOptions = { ...noSizes, width: [], brand: [], loadIndex: [], speedIndex: [] }

/** Makers and indexes are the vehicle's, whatever the size: a size chosen later must not be offered another's. */
export async function reloadOptions(api: Api, choice: FinderChoice, full: boolean): Promise<FinderOptions> {
  const vehicle = { vehicle_type: String(choice.vehicle) }
  const [widths, sizes, brands, loadIndexes, speedIndexes] = await Promise.all([
    api(getWidths, vehicle),
    reloadSizes(api, choice),
    full ? api(getBrands, vehicle) : null,
    full ? api(getLoadIndexes, vehicle) : null,
    full ? api(getSpeedIndexes, vehicle) : null,
  ])
  return {
    width: valuesOf(widths.data),
    ...sizes,
    brand: (brands?.data ?? []).map(({ name }) => name),
    loadIndex: valuesOf(loadIndexes?.data ?? []),
    speedIndex: valuesOf(speedIndexes?.data ?? []),
  }
}

export async function reloadSizes(api: Api, { vehicle, width, height }: FinderChoice) {
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
