import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import { getCheckoutDraft } from '@pito/contracts/checkout-draft'
import { searchDealers } from '@pito/contracts/dealers'
import { getFittingPrices } from '@pito/contracts/fitting-prices'
import type { Place } from '@pito/contracts/places'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { dayIds } from '@pito/contracts/values/weekday'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { redirect } from 'react-router'
import { loadFormerTime } from '../../booking/load-former-time.ts'
import { bracketed } from '../../booking/submit-booking.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import type { AddressFault } from '../../service-points/place-search.ts'
import { findPlace } from '../../service-points/places/find-place.ts'
import type { Point } from '../../service-points/point.ts'
import { installationId, pointOf } from '../../service-points/point.ts'
import { fewPoints, radiuses, readShown, redirectInvalid } from '../../service-points/point-search.ts'

interface Visit {
  readonly url: URL
  readonly locale: Locale
  readonly cookies: string
}

/** An empty cart redirects to the cart page, and a cart without a fitting to the information page. */
export async function loadGarages(api: Api, { url, locale, cookies }: Visit) {
  const { data: cart, message = null } = await api(getCartItems[cartSide(cookies)], {})
  if (cart.quantity === 0) throw redirect(checkoutAddress('cart', locale))
  // The checkout begins here, which is refused while too many buyers are in it.
  await api(getCheckoutDraft[cartSide(cookies)], {})
  if (!cart.with_service) throw redirect(checkoutAddress('information', locale))
  const search = readGarageSearch(url.searchParams)
  redirectInvalid(url, queryNames, garageQuery(search))
  const offered = await loadFormerTime(api, cart)
  const nowhere = { cart, message, offered, search, found: null, failure: null }
  if (search.address === '') {
    const fault: AddressFault = url.searchParams.has('address') ? 'missing' : null
    return { ...nowhere, fault }
  }
  const { data: found, failure } = await settled(findGarages(api, { cart, search, locale, cookies }))
  const fault: AddressFault = found === null && failure === null ? 'unknown' : null
  return { ...nowhere, found, failure, fault }
}
export type GarageData = Awaited<ReturnType<typeof loadGarages>>

interface FoundGarages {
  readonly place: Place
  /** The part of the results that the page shows, in their order. */
  readonly garages: readonly Garage[]
  readonly total: number
  /** True if there are more service points within the radius than one search returns. */
  readonly truncated: boolean
}

interface Question extends Pick<Visit, 'locale' | 'cookies'> {
  readonly cart: Cart
  readonly search: GarageSearch
}

/**
 * Finds service points near the address that offer everything the cart needs, with their prices. Returns null if the
 * address is unknown.
 */
async function findGarages(api: Api, question: Question): Promise<FoundGarages | null> {
  const { cart, search, locale, cookies } = question
  const place = await findPlace(api, search.address)
  if (!place) return null
  const { data: dealers, truncated } = await api(searchDealers, {
    latitude: place.latitude.toFixed(8),
    longitude: place.longitude.toFixed(8),
    locale_id: String(cmsLocaleIds[locale]),
    with: '[timeSlots,workingDays]',
    search_radius: String(search.radius),
    ...needsOf(cart),
    ...(search.days.length > 0 && { working_days: bracketed(search.days) }),
  })
  const dealerIds = bracketed(dealers.map(({ id }) => id))
  const { data: prices } = await api(getFittingPrices[cartSide(cookies)], { dealer_ids: dealerIds })
  const pricesOf = new Map(prices.map((price) => [price.dealer_id, price]))
  const garages = dealers.flatMap((dealer) => {
    const price = pricesOf.get(dealer.id)
    if (!price) return []
    return [{ point: pointOf(dealer), priceCents: centsOf(price.price), totalCents: centsOf(price.total) }]
  })
  const sorted = selectedFirst(sortGarages(garages, search.sort), selectedIn(cart, search))
  return { place, garages: sorted.slice(0, search.shown), total: sorted.length, truncated }
}

/** Returns the id of the service point with the time of the cart, or otherwise of the one that was selected last. */
export function selectedIn({ appointment }: Cart, { selected }: GarageSearch): number | null {
  return appointment?.dealer_id ?? selected
}

/**
 * If the cart has tyres for several kinds of vehicle, the search covers service points of all kinds. Only the prices
 * then show which of them fit all tyres of the cart.
 */
function needsOf(cart: Cart) {
  const products = cart.line_items.flatMap(({ type, product }) =>
    type === 'product' && product ? [product] : [],
  )
  const vehicles = [...new Set(products.map(({ vehicle_type }) => vehicle_type))]
  const [vehicle = allVehicles] = vehicles.length === 1 ? vehicles : []
  return {
    vehicle_type: String(vehicle),
    service_ids: bracketed(serviceIdsOf(cart)),
    rim_sizes: bracketed(products.map(({ diameter }) => diameter)),
    run_flat: products.some(({ run_flat }) => run_flat) ? ('1' as const) : ('0' as const),
  }
}

/** Returns the ids of the installation and of the other chosen services. */
export function serviceIdsOf({ line_items }: Pick<Cart, 'line_items'>): number[] {
  const chosen = line_items.flatMap(({ type, type_id }) =>
    type === 'service' && type_id !== null ? [type_id] : [],
  )
  return [...new Set([installationId, ...chosen])]
}

/** A service point that offers everything the cart needs, and the prices there. */
export interface Garage {
  readonly point: Point
  /** The price of the installation and the other chosen services together. */
  readonly priceCents: number
  /** The price of the whole cart with these services. */
  readonly totalCents: number
}

type Compare = (one: Garage, other: Garage) => number

const compares: Readonly<Record<SortKey, Compare>> = {
  distance_km: (one, other) => (one.point.km ?? 0) - (other.point.km ?? 0),
  price: (one, other) => one.priceCents - other.priceCents,
  company_name: (one, other) => one.point.name.localeCompare(other.point.name, 'fi'),
  first_time: (one, other) => firstTimeOf(one).localeCompare(firstTimeOf(other)),
}

/** Service points without a free time and those with appointments by phone come last. */
function firstTimeOf({ point: { next } }: Garage): string {
  return next ? `${next.date} ${next.times[0]}` : 'later'
}

/**
 * Sorts the service points. The sort is stable, so service points with equal values stay in the order of the search,
 * which has the nearest first.
 */
export function sortGarages(garages: readonly Garage[], order: SortOrder): Garage[] {
  const compare = compares[sortKeys.find((key) => order.startsWith(key)) ?? 'distance_km']
  return garages.toSorted((one, other) =>
    order.endsWith('-Asc') ? compare(one, other) : compare(other, one),
  )
}

/** Moves the service point that was selected before to the first place, in every sort order. */
export function selectedFirst(garages: readonly Garage[], selectedId: number | null): readonly Garage[] {
  const selected = garages.filter(({ point }) => point.id === selectedId)
  return selected.length === 0
    ? garages
    : [...selected, ...garages.filter(({ point }) => point.id !== selectedId)]
}

const sortKeys = ['distance_km', 'price', 'company_name', 'first_time'] as const
type SortKey = (typeof sortKeys)[number]
/** The sort orders that the page offers: each key ascending, then descending. The last time is of no use. */
export const sortOrders = sortKeys.flatMap((key) =>
  key === 'first_time' ? [`${key}-Asc` as const] : [`${key}-Asc` as const, `${key}-Desc` as const],
)
type SortOrder = (typeof sortOrders)[number]
const nearestFirst: SortOrder = 'distance_km-Asc'

export interface GarageSearch {
  readonly address: string
  readonly radius: (typeof radiuses)[number]
  /**
   * Weekdays from 1 (Sunday) to 7 (Saturday). A service point matches if it is open on any of them. An empty list
   * means any day.
   */
  readonly days: readonly number[]
  readonly sort: SortOrder
  /** The number of service points that the page shows. */
  readonly shown: number
  /** The id of the service point that was last selected in this browser, if there is one. */
  readonly selected: number | null
}

const queryNames = ['search_radius', 'sort', 'direction', 'shown', 'selected', 'working_days']

/** Reads the search from the query. Invalid values are ignored. */
export function readGarageSearch(query: URLSearchParams): GarageSearch {
  const days = query.getAll('working_days').map(Number)
  const selected = Number(query.get('selected'))
  // The select of the form without scripts has one value for both.
  const [key, direction = query.get('direction') ?? 'Asc'] = (query.get('sort') ?? 'distance_km').split('-')
  return {
    address: (query.get('address') ?? '').trim().slice(0, 100),
    radius: radiuses.find((radius) => radius === Number(query.get('search_radius'))) ?? 100,
    days: dayIds.filter((day) => days.includes(day)),
    sort: sortOrders.find((order) => order === `${key}-${direction}`) ?? nearestFirst,
    shown: readShown(query),
    selected: Number.isInteger(selected) && selected > 0 ? selected : null,
  }
}

/** Returns the query of the search. Parameters with default values are left out. */
export function garageQuery(search: GarageSearch): URLSearchParams {
  const { address, radius, days, sort, shown, selected } = search
  const [key = '', direction = ''] = sort.split('-')
  const query = new URLSearchParams({
    ...(address !== '' && { address }),
    ...(radius !== 100 && { search_radius: String(radius) }),
    ...(key !== 'distance_km' && { sort: key }),
    ...(direction !== 'Asc' && { direction }),
    ...(shown !== fewPoints && { shown: String(shown) }),
    ...(selected !== null && { selected: String(selected) }),
  })
  for (const day of days) query.append('working_days', String(day))
  return query
}

/**
 * Returns whether two query strings find other service points or show them in another order. Selecting a service point
 * is no other search.
 */
export function isOtherSearch(before: string, after: string): boolean {
  const [from, to] = [before, after].map((query) =>
    String(garageQuery({ ...readGarageSearch(new URLSearchParams(query)), selected: null })),
  )
  return from !== to
}
