import { searchDealers } from '@pito/contracts/dealers'
import type { Place } from '@pito/contracts/places'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Point } from './point.ts'
import { pointOf } from './point.ts'

/** The radiuses in kilometres. The first one, 100 km, is shown as "any distance". */
export const radiuses = [100, 10, 20, 30, 50] as const
export const vehicleTypes = [1, 2, 3] as const
export const sortIds = [0, 1, 2, 3] as const
type Radius = (typeof radiuses)[number]
type SortId = (typeof sortIds)[number]

export interface PointSearch {
  readonly address: string
  readonly vehicleType: (typeof vehicleTypes)[number]
  readonly radius: Radius
  readonly sort: SortId
}

export interface FoundPoints {
  readonly place: Place
  readonly points: readonly Point[]
  readonly total: number
  readonly radius: number
}

export const firstSearch: PointSearch = { address: '', vehicleType: 1, radius: 100, sort: 0 }
export const pointQueryNames = ['address', 'vehicle_type', 'search_radius', 'sort'] as const

/** Reads the search from the query. Invalid values are ignored. */
export function readPointSearch(query: URLSearchParams): PointSearch {
  const number = (name: string) => Number(query.get(name) ?? Number.NaN)
  return {
    address: (query.get('address') ?? '').trim().slice(0, 100),
    vehicleType: vehicleTypes.find((type) => type === number('vehicle_type')) ?? firstSearch.vehicleType,
    radius: radiuses.find((radius) => radius === number('search_radius')) ?? firstSearch.radius,
    sort: sortIds.find((sort) => sort === number('sort')) ?? firstSearch.sort,
  }
}

export async function findPoints(
  api: Api,
  { vehicleType, radius, sort }: PointSearch,
  { place, locale }: { readonly place: Place; readonly locale: Locale },
): Promise<FoundPoints> {
  const { data, total } = await api(searchDealers, {
    latitude: place.latitude.toFixed(8),
    longitude: place.longitude.toFixed(8),
    locale_id: String(cmsLocaleIds[locale]),
    with: '[timeSlots,workingDays]',
    search_radius: String(radius),
    vehicle_type: String(vehicleType),
    sort: String(sort),
  })
  return { place, points: data.map(pointOf), total, radius }
}
