import type { Api } from '../api/api.ts'
import { addToCart } from './add-to-cart.ts'
import { readAddValue } from './cart-address.ts'
import { cartAsked } from './cart-marks.ts'

/** Of a card, which is markup alone: so what shows that it works is set on the button itself. */
export async function pressAddButton(api: Api, button: HTMLElement | null): Promise<void> {
  if (!(button instanceof HTMLButtonElement) || button.ariaBusy) return
  const wanted = readAddValue(button.value)
  if (!wanted) return
  window.dispatchEvent(new Event(cartAsked))
  button.ariaBusy = 'true'
  await addToCart(api, wanted, {})
  button.ariaBusy = null
}
