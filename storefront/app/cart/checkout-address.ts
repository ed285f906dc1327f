import { addressIn } from '@pito/contracts/values/address-in'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'

const paths = { cart: '/cart', garage: '/cart/dealer-services', information: '/cart/user-info' } as const

/** Returns the URL of the cart or of a later checkout page. */
export function checkoutAddress(step: keyof typeof paths, locale: Locale): string {
  return addressIn(paths[step], languageOf(locale))
}
