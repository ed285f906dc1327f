import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { languageOf } from '@pito/contracts/values/locale'
import { tabStorage } from '@pito/web/boot/storage'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { fitOf } from '../fit/fit-of-tyre.ts'
import { vehicleOfText } from '../fit/known-vehicle.ts'
import { listThatFits } from '../fit/list-that-fits.ts'
import { vehicleKey } from '../fit/vehicle-key.ts'
import type { ItemToAdd } from './add-options.ts'
import { cartNow, updateCart } from './cart-store.ts'

/**
 * Asks about a tyre that does not fit the vehicle of this browser tab, unless the visitor has already said that the
 * tyre is for another car. Returns the item to add, or null if nothing is to be added.
 */
export async function askAboutFit(item: ItemToAdd): Promise<ItemToAdd | null> {
  const vehicle = vehicleOfText(tabStorage.get(vehicleKey))
  if (!item.tyre || !vehicle || isConfirmed(item)) return item
  const problems = fitOf(item.tyre, vehicle)
  if (problems.every(isOnlyAdvice)) return item
  const list = listThatFits(item.tyre, vehicle, languageOf(browserLocale(new URL(window.location.href))))
  const { promise, resolve } = Promise.withResolvers<boolean>()
  updateCart({ question: { vehicle: vehicle.name, problems, list, answer: resolve } })
  const isForAnotherCar = await promise
  updateCart({ question: null })
  return isForAnotherCar ? { ...item, isForAnotherCar } : null
}

/** Returns true if the cart already contains the tyre for another car. */
function isConfirmed({ productId }: ItemToAdd): boolean {
  const lines = cartNow()?.line_items ?? []
  return lines.some(
    ({ type, type_id, for_another_car }) => type === 'product' && type_id === productId && for_another_car,
  )
}
