/**
 * Money: VAT, delivery by tiers, what a cart costs. Amounts are whole cents with VAT included; rates and tiers are
 * rows that are edited without code. Nothing else in the shop computes money.
 */
export { deliveryOfOne } from './delivery-of-one.ts'
export { pricingRoutes } from './routes.ts'
export { type PricedCart, type PricedLine, priceCart } from './rules/price-cart.ts'
export { type PriceSettings, readPriceSettings } from './store.ts'
export { tiersInEuros } from './tiers-in-euros.ts'
