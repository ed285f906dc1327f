import type { Cart } from '@pito/contracts/cart'
import { insertCartItem } from '@pito/contracts/cart'
import { checkCartVehicle, getCartVehicle, skipCartVehicle } from '@pito/contracts/cart-vehicle'
import { isOnlyAdvice } from '@pito/contracts/values/fit-of'
import { languageOf } from '@pito/contracts/values/locale'
import type { Api } from '@pito/web/api/api'
import { tabStorage } from '@pito/web/boot/storage'
import type { Outcome, Submission } from '@pito/web/form/form-action'
import { textIn } from '@pito/web/form/form-result'
import { settled } from '@pito/web/parts/settled'
import type { cartSide } from '../../../cart/cart-marks.ts'
import type { CartRow } from '../../../cart/cart-view.ts'
import { cartView } from '../../../cart/cart-view.ts'
import type { CartChange, Misfits } from '../../../cart/submit-cart.ts'
import { changed } from '../../../cart/submit-cart.ts'
import { fitOf } from '../../../fit/fit-of-tyre.ts'
import type { KnownVehicle } from '../../../fit/known-vehicle.ts'
import { knownOf, vehicleOfText } from '../../../fit/known-vehicle.ts'
import { listThatFits } from '../../../fit/list-that-fits.ts'
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

/** Marks one line as being for another car than the known one. Its quantity stays the same. */
export async function confirmLine(
  api: Api,
  { form, locale }: Submission,
  side: Side,
): Promise<Outcome<CartChange>> {
  await markLine(api, side, {
    cartId: textIn(form, 'cart_id'),
    lineId: Number(textIn(form, 'line_item_id')) || 0,
    productId: Number(textIn(form, 'type_id')) || 0,
    quantity: Number(textIn(form, 'quantity')) || 1,
  })
  return changed(undefined, locale)
}

/**
 * Returns the lines that do not fit the vehicle of the cart or of the browser tab, or null if there are none. Nothing
 * is found if the vehicle registry does not answer, because the customer is then not asked.
 */
export async function findMisfits(
  api: Api,
  cart: Cart,
  side: Side,
  language: 'fi' | 'en',
): Promise<Misfits | null> {
  const answer = await settled(api(getCartVehicle[side], {}))
  const stored = answer.data?.data.vehicle
  const vehicle = stored ? knownOf(stored) : vehicleOfTab()
  const rows = vehicle ? cartView(cart, language).rows.filter((row) => isMisfit(row, vehicle)) : []
  const [first] = rows
  if (!vehicle || !first) return null
  const names = rows.map(({ card }) => `${card.brand} ${card.model} ${card.size}`)
  return { vehicle: vehicle.name, names, list: listThatFits(first.card, vehicle, language), rows }
}

export async function confirmMisfits(api: Api, cart: Cart, side: Side, { rows }: Misfits): Promise<void> {
  for (const { lineId, card, quantity } of rows)
    await markLine(api, side, { cartId: cart.id ?? '', lineId, productId: card.id, quantity })
}

function isMisfit({ card, isForAnotherCar }: CartRow, vehicle: KnownVehicle): boolean {
  return !isForAnotherCar && !fitOf(card, vehicle).every(isOnlyAdvice)
}

/** Without scripts the action runs on the server, which does not know the vehicle of the browser tab. */
function vehicleOfTab(): KnownVehicle | null {
  return typeof window === 'undefined' ? null : vehicleOfText(tabStorage.get(vehicleKey))
}

interface LineToMark {
  readonly cartId: string
  readonly lineId: number
  readonly productId: number
  readonly quantity: number
}

async function markLine(
  api: Api,
  side: Side,
  { cartId, lineId, productId, quantity }: LineToMark,
): Promise<void> {
  await api(insertCartItem[side], {
    ...{ type: 'product', type_id: productId, quantity, cart_id: cartId, line_item_id: lineId },
    for_another_car: true,
  })
}
