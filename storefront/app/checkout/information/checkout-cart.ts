import type { Cart } from '@pito/contracts/cart'
import type { CheckoutCart } from '@pito/contracts/values/checkout-details'

/** Returns the part of the cart that the information form depends on. */
export function checkoutCart(cart: Cart): CheckoutCart {
  return {
    withFitting: cart.with_service,
    pointChosen: cart.appointment !== null,
    timeExpired: cart.former_appointment?.reason === 'expired',
  }
}
