import type { Locale } from '@pito/contracts/values/locale'
import { cartAddress } from './cart-address.ts'

const paths = { garage: '/cart/dealer-services', information: '/cart/user-info' } as const

/** The pages between the cart and the order. Their paths name no language, so a link on an English page has to. */
export function checkoutAddress(step: keyof typeof paths | 'cart', locale: Locale): string {
  if (step === 'cart') return cartAddress(locale)
  return locale === 'en_GB' ? `${paths[step]}?lang=en` : paths[step]
}
