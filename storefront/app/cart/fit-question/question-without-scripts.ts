import { getCartItems } from '@pito/contracts/cart'
import { getCartVehicle } from '@pito/contracts/cart-vehicle'
import { languageOf } from '@pito/contracts/values/locale'
import { getVehicle } from '@pito/contracts/vehicles'
import type { Api } from '@pito/web/api/api'
import type { Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { settled } from '@pito/web/parts/settled'
import type { KnownVehicle } from '../../vehicle/known-vehicle.ts'
import { knownOf } from '../../vehicle/known-vehicle.ts'
import { cartSide, mayHaveCart } from '../cart-marks.ts'
import { plateField, tyreIdsIn } from './fit-fields.ts'
import type { FitQuestion } from './fit-question-about.ts'
import { fitQuestionAbout } from './fit-question-about.ts'
import { loadNamedTyres } from './load-named-tyres.ts'

export type PostedForm = Pick<Submission, 'form' | 'cookies' | 'locale'>

/**
 * The vehicle is that of the list from which the form was posted or, if the form names none, that of the cart. Tyres
 * that the cart contains for another car are not asked about again.
 */
export async function questionWithoutScripts(
  api: Api,
  { form, cookies, locale }: PostedForm,
  ids: readonly number[],
): Promise<FitQuestion | null> {
  const side = cartSide(cookies)
  const plate = textIn(form, plateField)
  const vehicle = await (plate ? vehicleOfPlate(api, plate) : vehicleOfCart(api, cookies))
  if (!vehicle) return null
  const language = languageOf(locale)
  const [tyres, cart] = await Promise.all([
    loadNamedTyres(api, ids, language),
    settled(api(getCartItems[side], {})),
  ])
  const about = { tyres, confirmed: tyreIdsIn(form), cart: cart.data?.data ?? null, vehicle, language }
  return fitQuestionAbout(api, about)
}

async function vehicleOfPlate(api: Api, licencePlate: string): Promise<KnownVehicle | null> {
  const { data } = await settled(api(getVehicle, { licencePlate }))
  return data ? knownOf(data.data) : null
}

async function vehicleOfCart(api: Api, cookies: string): Promise<KnownVehicle | null> {
  if (!mayHaveCart(cookies)) return null
  const { data } = await settled(api(getCartVehicle[cartSide(cookies)], {}))
  return data?.data.vehicle ? knownOf(data.data.vehicle) : null
}
