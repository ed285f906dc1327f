import { addressIn } from '@pito/contracts/values/address-in'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'

export function cartAddress(locale: Locale): string {
  return addressIn('/cart', languageOf(locale))
}

/**
 * Returns the value of the button "Add to cart": the product and the quantity. The cart page reads it if the form is
 * posted without scripts.
 */
export function addValue(productId: number, quantity: number): string {
  return `${productId}-${quantity}`
}

/** Parses the value of the button "Add to cart". Returns null if `addValue` did not create the value. */
export function readAddValue(value: string): { productId: number; quantity: number } | null {
  const [, product, quantity] = /^(\d{1,9})-(\d{1,3})$/.exec(value) ?? []
  return product ? { productId: Number(product), quantity: Number(quantity) } : null
}
