import type { Locale } from '@pito/contracts/values/locale'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import type { GarageSearch } from './garage-search.ts'
import { garageQuery } from './garage-search.ts'

/** Returns the URL of the checkout page for the service point, with this search. */
export function garageAddress(search: GarageSearch, locale: Locale): string {
  const path = checkoutAddress('garage', locale)
  const query = garageQuery(search)
  if (query === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
