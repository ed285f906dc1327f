import { checkCartVehicle, confirmCartLines, skipCartVehicle } from '@pito/contracts/cart-vehicle'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import type { cartSide } from '../../cart/cart-marks.ts'
import type { CartChange } from '../../cart/submit-cart.ts'
import { changed } from '../../cart/submit-cart.ts'
import { cartVehicleWords } from './cart-vehicle-words.ts'

type Side = ReturnType<typeof cartSide>

export async function checkVehicle(
  api: Api,
  { form, locale }: Submission,
  side: Side,
): Promise<Outcome<CartChange>> {
  const licence_plate = textIn(form, 'licence_plate')
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
