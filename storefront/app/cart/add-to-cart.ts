import { insertCartItem } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { alertTimeoutSeconds, closeToast, showToast } from '@pito/ui/toast'
import type { Api } from '@pito/web/api/api'
import { browserLocale } from '@pito/web/locale/browser-locale'
import { trackAdded } from '../analytics/track-added.ts'
import { askAboutFit } from '../vehicle/in-cart/ask-about-fit.ts'
import type { AddOptions, ItemToAdd } from './add-options.ts'
import { cartSide } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'
import { sentenceOf } from './cart-response.ts'
import { loadCart, responseOf, updateCart } from './cart-store.ts'
import { cart } from './cart-words.ts'

/**
 * The id of the last toast. The next toast replaces it, so that two contradictory messages are never visible
 * together.
 */
let toastId = 0

/**
 * Loads the cart, adds the item, sends the analytics event if it is allowed, and loads the cart again. Returns null if
 * the visitor decides not to add a tyre that does not fit.
 */
export async function addToCart(
  api: Api,
  item: ItemToAdd,
  options: AddOptions,
): Promise<CartResponse | null> {
  await loadCart(api)
  const confirmed = await askAboutFit(api, item)
  if (!confirmed) return null
  const answer = await insert(api, confirmed)
  if (answer.variant === 'success') await trackAdded(api, item)
  await loadCart(api)
  const response = { ...answer, message: answer.message || offline() }
  const { message } = response
  const { seconds = alertTimeoutSeconds, offerCheckout = true } = options
  const succeeded = response.variant === 'success'
  closeToast(toastId)
  if (succeeded && !offerCheckout) toastId = showToast({ title: message }, seconds)
  if (!succeeded && !options.showsRefusal) toastId = showToast({ title: sentenceOf(response), tone: 'bad' })
  updateCart({
    response,
    added: succeeded && offerCheckout ? { productId: item.productId, message, seconds } : null,
  })
  return response
}

function insert(
  api: Api,
  { productId, quantity, isForAnotherCar = false }: ItemToAdd,
): Promise<CartResponse> {
  const mark = isForAnotherCar && { for_another_car: true }
  const line = { type: 'product', type_id: productId, quantity, ...mark } as const
  return api(insertCartItem[cartSide(document.cookie)], line).then(
    ({ message = '' }) => ({ message, variant: 'success', errors: [] }),
    responseOf,
  )
}

function offline(): string {
  return cart[languageOf(browserLocale(new URL(window.location.href)))].offline
}
