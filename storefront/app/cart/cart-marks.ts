import { hasSessionMarker } from '@pito/web/session/session-marker'

const cartMark = /(?:^|; ?)cart=1/

/** Decides which API calls to make. The two marker cookies say only that there is a session or a cart. */
export function cartSide(cookies: string): 'customer' | 'anonymous' {
  return hasSessionMarker('customer', cookies) ? 'customer' : 'anonymous'
}

export function mayHaveCart(cookies: string): boolean {
  return cartMark.test(cookies) || hasSessionMarker('customer', cookies)
}

/** The event that makes every part showing the cart load what it needs. */
export const cartRequested = 'pito-cart'
