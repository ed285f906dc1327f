import { hasSessionMarker } from '@pito/web/session/session-marker'

const cartMark = /(?:^|; ?)cart=1/

/** Which calls to make: the two cookies say that there is a session or a cart, and nothing else about them. */
export function cartSide(cookies: string): 'customer' | 'anonymous' {
  return hasSessionMarker('customer', cookies) ? 'customer' : 'anonymous'
}

export function mayHaveCart(cookies: string): boolean {
  return cartMark.test(cookies) || hasSessionMarker('customer', cookies)
}

/** The event on which every part that shows the cart loads what it needs. */
export const cartRequested = 'pito-cart'
