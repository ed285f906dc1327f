import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import type { Api } from '@pito/web/api/api'
import { useSyncExternalStore } from 'react'
import { onAccountForgotten } from '../account/account-store.ts'
import { cartSide } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'
import { responseOf } from './response-of.ts'

export interface CartState {
  /** The state is null until the cart has been read once. */
  readonly cart: Cart | null
  readonly loading: boolean
  readonly response: CartResponse | null
  /** The item that was just added, for which the popup offers the way to the cart. */
  readonly added: { readonly productId: number; readonly quantity: number } | null
}

const none: CartState = { cart: null, loading: false, response: null, added: null }
let state = none
const listeners = new Set<() => void>()

export function updateCart(changed: Partial<CartState>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

// However a session ends, its cart is removed from the screen.
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

/** Reads the cart again for every part that shows it; after a failure they keep showing the previous state. */
export function loadCart(api: Api): Promise<CartResponse> {
  updateCart({ loading: true })
  return api(getCartItems[cartSide(document.cookie)], {}).then(
    ({ data }) => done({ message: '', variant: 'success', errors: [] }, { cart: data }),
    (error: unknown) => done(responseOf(error)),
  )
}

/** For a component that begins to show the cart: loads it unless it is known or already being loaded. */
export function loadCartOnce(api: Api): void {
  if (!state.cart && !state.loading) void loadCart(api)
}

function done(response: CartResponse, changed: Partial<CartState> = {}): CartResponse {
  updateCart({ ...changed, response, loading: false })
  return response
}
