/**
 * Payment: talks to *providers* (Paytrail, Klarna) and decides nothing about orders. A *payment* here is one attempt at
 * paying an order; its *stamp* binds it to that order. Whatever a browser returns counts only once it is verified.
 */
export { type KlarnaAccount, klarnaAccount } from './klarna/klarna-account.ts'
export { klarnaCallbackFits } from './klarna/klarna-callback.ts'
export { type PaytrailAccount, paytrailAccount } from './paytrail/paytrail-account.ts'
export {
  type Algorithm,
  type CheckoutFields,
  paytrailSignature,
  paytrailSignatureFits,
} from './paytrail/paytrail-signature.ts'
export { verifyPaytrail } from './paytrail/verify-paytrail.ts'
export type { KnownPayment, PaymentLine, PaymentProvider, PaymentToMake, ProviderState } from './provider.ts'
export { openHoursOf, ProviderAway, ProviderRefused, providerOf } from './provider.ts'
export { methodsOffered, providersOf } from './providers-of.ts'
