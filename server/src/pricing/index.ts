/**
 * Money: VAT, delivery by tiers, promo codes, the price of a cart. Amounts are whole cents with VAT included; rates,
 * tiers and codes are rows that can be edited without changing code. No other module computes money.
 */

export { cachedSettings } from './cached-settings.ts'
export { claimPromoCode, releasePromoCode } from './claim-promo-code.ts'
export { daysAtHome, deliveryTimeOf } from './days-at-home.ts'
export {
  type DeliveryTimes,
  deliveryTimesColumn,
  freeDeliveryColumn,
  trackingLink,
} from './delivery-times-column.ts'
export { pricesInEuros } from './prices-in-euros.ts'
export { promoPersonalData } from './promo-personal-data.ts'
export { findPromoCode, type PromoCode, readPromoCode } from './promo-store.ts'
export {
  pricingRoutes,
  promoEditingRoutes,
  promoReadingRoutes,
  rateEditingRoutes,
  rateReadingRoutes,
} from './routes.ts'
export { type CartToPrice, goodsOf, type PricedCart, type PricedLine, priceCart } from './rules/price-cart.ts'
export { vatIn } from './rules/vat.ts'
export { vatOfRefund } from './rules/vat-of-refund.ts'
export { type NotApplicable, whyNotApplicable } from './rules/why-not-applicable.ts'
export { type PriceSettings, readPriceSettings } from './store.ts'
