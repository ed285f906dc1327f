import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import { searchDealers } from '@pito/contracts/dealers'
import { getFittingPrices } from '@pito/contracts/fitting-prices'
import type { Place } from '@pito/contracts/places'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Locale } from '@pito/contracts/values/locale'
import { cmsLocaleIds } from '@pito/contracts/values/locale'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import { redirect } from 'react-router'
import { loadFormerTime } from '../../booking/load-former-time.ts'
import { bracketed } from '../../booking/submit-booking.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import type { AddressFault } from '../../service-points/place-search.ts'
import { findPlace } from '../../service-points/places/find-place.ts'
import { pointOf } from '../../service-points/point.ts'
import type { GarageSearch } from './garage-search.ts'
import { readGarageSearch } from './garage-search.ts'
import type { Garage } from './sort-garages.ts'
import { selectedFirst, sortGarages } from './sort-garages.ts'

interface Visit {
  readonly url: URL
  readonly locale: Locale
  readonly cookies: string
}

/** An empty cart redirects to the cart page, and a cart without a fitting to the information page. */
export async function loadGarages(api: Api, { url, locale, cookies }: Visit) {
  const { data: cart, message = null } = await api(getCartItems[cartSide(cookies)], {})
  if (cart.quantity === 0) throw redirect(checkoutAddress('cart', locale))
  if (!cart.with_service) throw redirect(checkoutAddress('information', locale))
  const search = readGarageSearch(url.searchParams)
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

const installationId = 1

/** Returns the ids of the installation and of the other chosen services. */
export function serviceIdsOf({ line_items }: Pick<Cart, 'line_items'>): number[] {
  const chosen = line_items.flatMap(({ type, type_id }) =>
    type === 'service' && type_id !== null ? [type_id] : [],
  )
  return [...new Set([installationId, ...chosen])]
}
