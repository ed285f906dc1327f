import type { Cart } from '@pito/contracts/cart'
import { getCartVehicle } from '@pito/contracts/cart-vehicle'
import type { Language } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { settled } from '@pito/web/parts/settled'
import type { cartSide } from '../../cart/cart-marks.ts'
import { cartView } from '../../cart/cart-view.ts'
import type { FitQuestion } from '../../cart/fit-question/fit-question-about.ts'
import { fitQuestionAbout } from '../../cart/fit-question/fit-question-about.ts'
import type { KnownVehicle } from '../known-vehicle.ts'
import { knownOf, storedVehicle } from '../known-vehicle.ts'

type Side = ReturnType<typeof cartSide>

interface AboutCart {
  readonly cart: Cart
  /** The ids of the tyres that the submitted form says to be for another car. */
  readonly confirmed: readonly number[]
  readonly side: Side
  readonly language: Language
}

/**
 * Returns the question about the lines that do not fit the vehicle of the cart or of the browser tab, or null if there
 * are none. Nothing is found if the vehicle registry does not answer, because the customer is then not asked.
 */
export async function questionAboutCart(
  api: Api,
  { cart, confirmed, side, language }: AboutCart,
): Promise<FitQuestion | null> {
  const answer = await settled(api(getCartVehicle[side], {}))
  const stored = answer.data?.data.vehicle
  const isUnchecked = answer.data?.data.not_checked !== null
  const other = isUnchecked ? null : vehicleOfTab()
  const vehicle = stored ? knownOf(stored) : other
  if (!vehicle) return null
  const tyres = cartView(cart, language).rows.map(({ card }) => card)
  const question = await fitQuestionAbout(api, { tyres, confirmed, cart, vehicle, language })
  return question && { ...question, isAboutOne: false }
}

/** Without scripts the action runs on the server, which does not know the vehicle of the browser tab. */
function vehicleOfTab(): KnownVehicle | null {
  return typeof window === 'undefined' ? null : storedVehicle()
}
