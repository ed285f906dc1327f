const customerMark = /(?:^|; ?)session=1/
const cartMark = /(?:^|; ?)(?:cart|session)=1/

/** Which calls to make: the two cookies say that there is a session or a cart, and nothing else about them. */
export function cartSide(cookies: string): 'customer' | 'anonymous' {
  return customerMark.test(cookies) ? 'customer' : 'anonymous'
}

export function mayHaveCart(cookies: string): boolean {
  return cartMark.test(cookies)
}

/** The event on which every part that shows the cart loads what it needs. */
export const cartRequested = 'pito-cart'
