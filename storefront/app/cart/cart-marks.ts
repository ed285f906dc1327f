import { hasSessionMarker } from '@pito/web/session/session-marker'

const cartMark = /(?:^|; ?)cart=1/

/**
 * Decides whether to call the customer's or the anonymous endpoints. The marker cookies say only that there is a
 * session or a cart.
 */
export function cartSide(cookies: string): 'customer' | 'anonymous' {
  return hasSessionMarker('customer', cookies) ? 'customer' : 'anonymous'
}

export function mayHaveCart(cookies: string): boolean {
  return cartMark.test(cookies) || hasSessionMarker('customer', cookies)
}

/** The event after which every component that shows the cart loads what it needs. */
export const cartRequested = 'pito-cart'
