const customerMark = /(?:^|; ?)session=1/
const cartMark = /(?:^|; ?)(?:cart|session)=1/

/** Whose calls are to be made: the marks say that there is a session or a cart, and nothing else about them. */
export function cartSide(cookies: string): 'customer' | 'anonymous' {
  return customerMark.test(cookies) ? 'customer' : 'anonymous'
}

export function mayHaveCart(cookies: string): boolean {
  return cartMark.test(cookies)
}

/** Whoever shows the cart loads what it needs when it hears this. */
export const cartAsked = 'pito-cart'
