/**
 * The cart: one open cart for a guest or a customer, a line for each product, and what was chosen with them: fitting or
 * delivery, services, a promo code. A line never holds more than the stock. It remembers the price that the customer
 * has seen; what it costs is the tyre's own price, read from the tables at each look. `readPricedCart` is all of it
 * with every sum; `lockPricedCart` the same for an order, in its transaction.
 */

export type { CartOwner } from './cart-owner.ts'
export { ownerOf } from './cart-owner.ts'

export { cartPersonalData } from './cart-personal-data.ts'
export { forgetOldCarts } from './forget-old-carts.ts'
export { mergeAtFirstSight } from './merge-cart.ts'
export { lockPricedCart, type PricedCartView } from './read-priced-cart.ts'
export { removePaidTyres } from './remove-paid-tyres.ts'
export { cartRoutes, liveCartRoutes, mergeRoutes } from './routes.ts'
export { ownsCart } from './store.ts'
