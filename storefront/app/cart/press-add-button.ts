import type { Api } from '@pito/web/api/api'
import { addToCart } from './add-to-cart.ts'
import { readAddValue } from './cart-address.ts'
import { cartRequested } from './cart-marks.ts'

/** The button of a card, which is static markup: its busy state is set on the element. */
export async function pressAddButton(api: Api, button: HTMLElement | null): Promise<void> {
  if (!(button instanceof HTMLButtonElement) || button.ariaBusy) return
  const item = readAddValue(button.value)
  if (!item) return
  window.dispatchEvent(new Event(cartRequested))
  button.ariaBusy = 'true'
  await addToCart(api, item, {})
  button.ariaBusy = null
}
