import { addressIn } from '@pito/contracts/values/address-in'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'

export function cartAddress(locale: Locale): string {
  return addressIn('/cart', languageOf(locale))
}

/**
 * The value of the button "Add to cart": product and quantity, which the cart page reads when the form is posted
 * without scripts.
 */
export function addValue(productId: number, quantity: number): string {
  return `${productId}-${quantity}`
}

/** Returns null when the value does not come from `addValue`. */
export function readAddValue(value: string): { productId: number; quantity: number } | null {
  const [, product, quantity] = /^(\d{1,9})-(\d{1,3})$/.exec(value) ?? []
  return product ? { productId: Number(product), quantity: Number(quantity) } : null
}
