import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { sentenceOfAnswer } from '@pito/web/api/sentence-of-answer'
import { useSyncExternalStore } from 'react'
import { onAccountForgotten } from '../account/account-store.ts'
import { cartSide } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'
import type { FitQuestion } from './fit-question/fit-question-about.ts'

/** A question about tyres that do not fit the vehicle of the browser tab, with what happens after each answer. */
interface OpenQuestion extends FitQuestion {
  readonly answer: (isForAnotherCar: boolean) => void
}

export interface AddedItem {
  readonly productId: number
  /** The sentence of the server that confirms the addition, and the number of seconds for which it is shown. */
  readonly message: string
  readonly seconds: number
}

export interface CartState {
  /** The cart, or null until it has been loaded once. */
  readonly cart: Cart | null
  readonly loading: boolean
  readonly response: CartResponse | null
  /** The item that was just added. The popup confirms it and offers to go to the cart. */
  readonly added: AddedItem | null
  /** The question that must be answered before tyres that do not fit are added, or null if nothing is asked. */
  readonly question: OpenQuestion | null
}

const none: CartState = { cart: null, loading: false, response: null, added: null, question: null }
let state = none
const listeners = new Set<() => void>()

export function updateCart(changed: Partial<CartState>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

// The cart is removed from the screen whenever a session ends, regardless of the reason.
onAccountForgotten(() => updateCart({ cart: null, response: null, added: null }))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useCart(): CartState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => none,
  )
}

/** Returns the cart that was loaded last, without subscribing to later changes. */
export function cartNow(): Cart | null {
  return state.cart
}

/**
 * Loads the cart again for every component that shows it. After a failure these components keep showing the previous
 * cart.
 */
export function loadCart(api: Api): Promise<CartResponse> {
  updateCart({ loading: true })
  return api(getCartItems[cartSide(document.cookie)], {}).then(
    ({ data }) => done({ message: '', variant: 'success', errors: [] }, { cart: data }),
    (error: unknown) => done(responseOf(error)),
  )
}

/** Loads the cart for a component that starts to show it, unless the cart is already known or being loaded. */
export function loadCartOnce(api: Api): void {
  if (!state.cart && !state.loading) void loadCart(api)
}

function done(response: CartResponse, changed: Partial<CartState> = {}): CartResponse {
  updateCart({ ...changed, response, loading: false })
  return response
}

/**
 * Converts an error to a cart response. An error of the API keeps the API's message. If the API did not answer, the
 * message is empty.
 */
export function responseOf(error: unknown): CartResponse {
  if (!(error instanceof ApiRefusal)) return { message: '', variant: 'danger', errors: [] }
  const { errors = {} } = error.answer
  return { message: sentenceOfAnswer(error.answer), variant: 'danger', errors: Object.values(errors).flat() }
}
