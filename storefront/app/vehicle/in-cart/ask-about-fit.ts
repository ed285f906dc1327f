import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { browserLocale } from '@pito/web/locale/browser-locale'
import type { ItemToAdd } from '../../cart/add-options.ts'
import { cartNow, loadCart, updateCart } from '../../cart/cart-store.ts'
import type { NamedTyre } from '../../cart/fit-question/fit-question-about.ts'
import { fitQuestionAbout } from '../../cart/fit-question/fit-question-about.ts'
import { loadNamedTyres } from '../../cart/fit-question/load-named-tyres.ts'
import { storedVehicle } from '../known-vehicle.ts'

/**
 * Asks about a tyre that does not fit the vehicle of this browser tab, unless the visitor has already said that the
 * tyre is for another car. Returns the item to add, or null if nothing is to be added.
 */
export async function askAboutFit(api: Api, item: ItemToAdd): Promise<ItemToAdd | null> {
  const forAnotherCar = await ask(api, item.tyre ? [item.tyre] : [])
  return forAnotherCar && { ...item, isForAnotherCar: forAnotherCar.length > 0 }
}

/**
 * Asks once about all of the tyres that do not fit. Returns the ids of the tyres that are for another car, or null if
 * nothing is to be added.
 */
export async function askAboutTyres(api: Api, ids: readonly number[]): Promise<number[] | null> {
  const [tyres] = await Promise.all([loadNamedTyres(api, ids, language()), loadCart(api)])
  return ask(api, tyres)
}

async function ask(api: Api, tyres: readonly NamedTyre[]): Promise<number[] | null> {
  const vehicle = storedVehicle()
  if (!vehicle) return []
  const about = { tyres, confirmed: [], cart: cartNow(), vehicle, language: language() }
  const question = await fitQuestionAbout(api, about)
  if (!question) return []
  const { promise, resolve } = Promise.withResolvers<boolean>()
  updateCart({ question: { ...question, answer: resolve } })
  const isForAnotherCar = await promise
  updateCart({ question: null })
  return isForAnotherCar ? question.misfits.map(({ id }) => id) : null
}

function language() {
  return languageOf(browserLocale(new URL(window.location.href)))
}
