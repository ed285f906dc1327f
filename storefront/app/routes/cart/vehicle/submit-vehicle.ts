import type { Cart } from '@pito/contracts/cart'
import {
  checkCartVehicle,
  confirmCartLines,
  getCartVehicle,
  skipCartVehicle,
} from '@pito/contracts/cart-vehicle'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { tabStorage } from '@pito/web/boot/storage'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { settled } from '@pito/web/parts/settled'
import type { cartSide } from '../../../cart/cart-marks.ts'
import { cartView } from '../../../cart/cart-view.ts'
import { tyresForAnotherCar } from '../../../cart/fit-fields.ts'
import type { FitQuestion } from '../../../cart/fit-question-about.ts'
import { fitQuestionAbout } from '../../../cart/fit-question-about.ts'
import type { CartChange } from '../../../cart/submit-cart.ts'
import { changed } from '../../../cart/submit-cart.ts'
import type { KnownVehicle } from '../../../fit/known-vehicle.ts'
import { knownOf, vehicleOfText } from '../../../fit/known-vehicle.ts'
import { vehicleKey } from '../../../fit/vehicle-key.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

type Side = ReturnType<typeof cartSide>

export async function checkVehicle(
  api: Api,
  { form, locale }: Submission,
  side: Side,
): Promise<Outcome<CartChange>> {
  const licence_plate = textIn(form, 'licence_plate').slice(0, 100)
  if (!licence_plate) return { errors: { licence_plate: [cartVehicleWords[languageOf(locale)].missing] } }
  await api(checkCartVehicle[side], { licence_plate })
  return changed(undefined, locale)
}

export async function skipVehicle(
  api: Api,
  { locale }: Submission,
  side: Side,
): Promise<Outcome<CartChange>> {
  await api(skipCartVehicle[side], {})
  return changed(undefined, locale)
}

/** Marks a line as being for another car than the known one. */
export async function confirmLine(
  api: Api,
  { form, locale }: Submission,
  side: Side,
): Promise<Outcome<CartChange>> {
  await markLines(api, side, [Number(textIn(form, 'line_item_id')) || 0])
  return changed(undefined, locale)
}

export async function markLines(api: Api, side: Side, lineIds: readonly number[]): Promise<void> {
  await api(confirmCartLines[side], { line_item_ids: lineIds.filter((id) => id > 0) })
}

/**
 * Returns the question about the lines that do not fit the vehicle of the cart or of the browser tab, or null if there
 * are none. Nothing is found if the vehicle registry does not answer, because the customer is then not asked.
 */
export async function questionAboutCart(
  api: Api,
  cart: Cart,
  side: Side,
  language: Language,
): Promise<FitQuestion | null> {
  const answer = await settled(api(getCartVehicle[side], {}))
  const stored = answer.data?.data.vehicle
  const isUnchecked = answer.data?.data.not_checked !== null
  const other = isUnchecked ? null : vehicleOfTab()
  const vehicle = stored ? knownOf(stored) : other
  if (!vehicle) return null
  const tyres = cartView(cart, language).rows.map(({ card }) => card)
  const question = fitQuestionAbout({ tyres, confirmed: tyresForAnotherCar(cart), vehicle, language })
  return question && { ...question, isAboutOne: false }
}

/** Without scripts the action runs on the server, which does not know the vehicle of the browser tab. */
function vehicleOfTab(): KnownVehicle | null {
  return typeof window === 'undefined' ? null : vehicleOfText(tabStorage.get(vehicleKey))
}
