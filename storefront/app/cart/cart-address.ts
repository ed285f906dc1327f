import { addressIn } from '@pito/contracts/values/address-in'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'

export function cartAddress(locale: Locale): string {
  return addressIn('/cart', languageOf(locale))
}

/** Each button on a card belongs to this one form of the frame, with a script and without. */
export const addFormId = 'add-to-cart'

export function addValue(productId: number, quantity: number): string {
  return `${productId}-${quantity}`
}

/** Product and quantity of such a button. */
export function readAddValue(value: string): { productId: number; quantity: number } | null {
  const [, product, quantity] = /^(\d{1,9})-(\d{1,3})$/.exec(value) ?? []
  return product ? { productId: Number(product), quantity: Number(quantity) } : null
}
