/**
 * The cart: each guest or customer has one open cart with a line per product and the choices made for them: fitting or
 * delivery, services, a promo code. A line never holds more than the stock. It stores the price that the customer has
 * seen; the price charged is the tyre's own, read from the tables on every request. `readPricedCart` returns the cart
 * with all sums; `lockPricedCart` does the same for an order, in its transaction.
 */

export type { CartOwner } from './cart-owner.ts'
export { ownerOf } from './cart-owner.ts'

export { cartPersonalData } from './cart-personal-data.ts'
export { enterCheckout } from './enter-checkout.ts'
export { forgetOldCarts } from './forget-old-carts.ts'
export { inReadableCart } from './in-readable-cart.ts'
export { mergeGuestCart } from './merge-cart.ts'
export { installationId, priceServicesAtEach } from './price-services.ts'
export { putAtLeast } from './put-at-least.ts'
export { lockPricedCart, type PricedCartView } from './read-priced-cart.ts'
export { removePaidTyres } from './remove-paid-tyres.ts'
export { cartRoutes, exampleCartRoutes, liveCartRoutes, mergeRoutes } from './routes.ts'
export { ownsCart } from './store.ts'
