import { searchDealers } from '@pito/contracts/dealers'
import type { Place } from '@pito/contracts/places'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { redirect } from 'react-router'
import type { Point } from './point.ts'
import { pointOf } from './point.ts'

/** The radiuses in kilometres. The first one, 100 km, is shown as "any distance". */
export const radiuses = [100, 10, 20, 30, 50] as const
export const vehicleTypes = [1, 2, 3] as const
/** Order 4 is by the first free time. */
export const sortIds = [0, 1, 2, 3, 4] as const
/** How many service points a page shows at first, and how many more at each press. */
export const fewPoints = 10
const mostPoints = 100
type Radius = (typeof radiuses)[number]
type SortId = (typeof sortIds)[number]

export interface PointSearch {
  readonly address: string
  readonly vehicleType: (typeof vehicleTypes)[number]
  readonly radius: Radius
  readonly sort: SortId
  /** The number of service points that the page shows. */
  readonly shown: number
}

export interface FoundPoints {
  readonly place: Place
  readonly points: readonly Point[]
  readonly total: number
  readonly radius: number
}

export const firstSearch: PointSearch = {
  address: '',
  vehicleType: 1,
  radius: 100,
  sort: 0,
  shown: fewPoints,
}
export const pointQueryNames = ['address', 'vehicle_type', 'search_radius', 'sort', 'shown'] as const

/** Reads the search from the query. Invalid values are ignored. */
export function readPointSearch(query: URLSearchParams): PointSearch {
  const number = (name: string) => Number(query.get(name) ?? Number.NaN)
  return {
    address: (query.get('address') ?? '').trim().slice(0, 100),
    vehicleType: vehicleTypes.find((type) => type === number('vehicle_type')) ?? firstSearch.vehicleType,
    radius: radiuses.find((radius) => radius === number('search_radius')) ?? firstSearch.radius,
    sort: sortIds.find((sort) => sort === number('sort')) ?? firstSearch.sort,
    shown: readShown(query),
  }
}

/** Returns how many service points to show. Anything but a number of full tens up to a hundred shows the first ten. */
export function readShown(query: URLSearchParams): number {
  const shown = Number(query.get('shown'))
  return shown % fewPoints === 0 && shown > 0 && shown <= mostPoints ? shown : fewPoints
}

/** Returns the parameters of the search. Those with default values are left out. */
export function pointQuery({ address, vehicleType, radius, sort, shown }: PointSearch) {
  return {
    ...(address !== '' && { address }),
    ...(vehicleType !== firstSearch.vehicleType && { vehicle_type: String(vehicleType) }),
    ...(radius !== firstSearch.radius && { search_radius: String(radius) }),
    ...(sort !== firstSearch.sort && { sort: String(sort) }),
    ...(shown !== firstSearch.shown && { shown: String(shown) }),
  }
}

/**
 * Redirects a page whose URL contains invalid or default values to the URL without them. The address stays as it is,
 * because the page says what is wrong with it.
 */
export function redirectInvalid(url: URL, names: readonly string[], valid: URLSearchParams): void {
  const corrected = names.filter(
    (name) => name !== 'address' && String(url.searchParams.getAll(name)) !== String(valid.getAll(name)),
  )
  if (corrected.length === 0) return
  const query = new URLSearchParams(url.searchParams)
  for (const name of corrected) {
    query.delete(name)
    for (const value of valid.getAll(name)) query.append(name, value)
  }
  throw redirect(`${url.pathname}?${query}`)
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
