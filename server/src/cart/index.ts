/**
 * The cart: one open cart for a guest or a customer, a line for each product. A line never holds more than the stock,
 * and holds no price: until the order that is the tyre's own, read from the tables at each look.
 */

export { cartPersonalData } from './cart-personal-data.ts'
export { forgetOldCarts } from './forget-old-carts.ts'
export { cartRoutes, mergeRoutes } from './routes.ts'
