import { insertCartItem } from '@pito/contracts/cart'
import { languageOf } from '@pito/contracts/values/locale'
import { closeToast, showToast } from '@pito/ui/toast'
import { trackAdded } from '../analytics/track-added.ts'
import type { Api } from '../api/api.ts'
import { browserLocale } from '../locale/browser-locale.ts'
import { cartSide } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'
import { sentenceOf } from './cart-response.ts'
import { loadCart, tellCart } from './cart-store.ts'
import { cart } from './cart-words.ts'
import { responseOf } from './response-of.ts'
import type { AddOptions, Wanted } from './use-add-to-cart.ts'

/** What the last add told: the next answer takes its place, so that two that contradict are never in view. */
let told = 0

/** Reads the cart, adds, tells analytics where it may, reads the cart again and tells everyone who shows it. */
export async function addToCart(api: Api, wanted: Wanted, options: AddOptions): Promise<CartResponse> {
  await loadCart(api)
  const answer = await insert(api, wanted)
  if (answer.variant === 'success') await trackAdded(api, wanted)
  await loadCart(api)
  const response = { ...answer, message: answer.message || unheard() }
  const succeeded = response.variant === 'success'
  closeToast(told)
  if (succeeded) told = showToast({ title: response.message }, options.seconds)
  else if (!options.showsRefusal) told = showToast({ title: sentenceOf(response), tone: 'bad' })
  tellCart({ response, added: succeeded && options.offerCheckout !== false ? wanted : null })
  return response
}

function insert(api: Api, { productId, quantity }: Wanted): Promise<CartResponse> {
  const item = { type: 'product', type_id: productId, quantity } as const
  return api(insertCartItem[cartSide(document.cookie)], item).then(
    ({ message = '' }) => ({ message, variant: 'success', errors: [] }),
    responseOf,
  )
}

function unheard(): string {
  return cart[languageOf(browserLocale(new URL(window.location.href)))].offline
}
