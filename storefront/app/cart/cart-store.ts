import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import { useSyncExternalStore } from 'react'
import type { Api } from '../api/api.ts'
import { cartSide } from './cart-marks.ts'
import type { CartResponse } from './cart-response.ts'
import { responseOf } from './response-of.ts'

export interface CartState {
  /** Null until it was read once. */
  readonly cart: Cart | null
  readonly loading: boolean
  readonly response: CartResponse | null
  /** Just put in: the popup offers the way to the cart. */
  readonly added: { readonly productId: number; readonly quantity: number } | null
}

const none: CartState = { cart: null, loading: false, response: null, added: null }
let state = none
const listeners = new Set<() => void>()

export function tellCart(changed: Partial<CartState>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

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

/** Reads the cart again for everyone who shows it; a failure leaves what was known. */
export function loadCart(api: Api): Promise<CartResponse> {
  tellCart({ loading: true })
  return api(getCartItems[cartSide(document.cookie)], {}).then(
    ({ data }) => done({ message: '', variant: 'success', errors: [] }, { cart: data }),
    (error: unknown) => done(responseOf(error)),
  )
}

/** For whoever begins to show the cart: not when somebody is reading it already. */
export function loadCartOnce(api: Api): void {
  if (!state.cart && !state.loading) void loadCart(api)
}

function done(response: CartResponse, changed: Partial<CartState> = {}): CartResponse {
  tellCart({ ...changed, response, loading: false })
  return response
}
