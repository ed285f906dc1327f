import { winterSeasons } from './tyre-season.ts'

export const exportFormats = ['xlsx', 'csv'] as const

export const priceListTypes = ['all', 'summer', 'winter', 'all-season'] as const
export type PriceListType = (typeof priceListTypes)[number]

/** The ids of the seasons whose tyres are in each price list. */
export const seasonsOfPriceList: Readonly<Record<PriceListType, readonly number[]>> = {
  all: [1, 2, 3, 4, 5],
  summer: [1],
  winter: winterSeasons,
  'all-season': [5],
}
