import type { Locale } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'

export type ProviderName = 'paytrail' | 'klarna'

export function providerOf(method: PaymentMethod): ProviderName {
  return method === 'klarna' ? 'klarna' : 'paytrail'
}

export interface PaymentLine {
  readonly kind: 'product' | 'service' | 'delivery' | 'fee'
  readonly reference: string
  readonly name: string
  readonly quantity: number
  readonly unitCents: number
  /** Quantity × unit, before the discount. */
  readonly totalCents: number
  readonly discountCents: number
  readonly vatPermille: number
  readonly vatCents: number
}

export interface PaymentPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** E.164. */
  readonly phone: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly companyName: string | null
  readonly vatId: string | null
}

export interface PaymentToMake {
  /** A UUID: the idempotency key of what is done once for an attempt, and part of the addresses of callbacks. */
  readonly attemptId: string
  /** `{orderNumber}-{attempt}`: never used twice. */
  readonly stamp: string
  readonly orderNumber: string
  /** The Finnish reference number (viitenumero). */
  readonly reference: string
  readonly amountCents: number
  readonly method: PaymentMethod
  readonly locale: Locale
  readonly isBusiness: boolean
  /** They add up to the amount. */
  readonly lines: readonly PaymentLine[]
  readonly buyer: PaymentPerson
  readonly delivery: Pick<PaymentPerson, 'street' | 'zipcode' | 'city'> | null
}

export interface StartedPayment {
  /** Paytrail: the transaction; Klarna: the session of its hosted page. */
  readonly providerId: string
  readonly url: string
}

export interface KnownPayment extends PaymentToMake {
  readonly providerId: string
  /** Klarna: the order, once it is placed. */
  readonly providerOrderId: string | null
}

/** What the provider says now. */
export type ProviderState =
  | { readonly status: 'open' | 'failed' }
  | {
      readonly status: 'pending' | 'paid'
      readonly amountCents: number
      readonly currency: string
      readonly stamp: string
      readonly providerOrderId: string | null
    }
  /** Klarna alone: the buyer has agreed and the order is not placed yet. */
  | { readonly status: 'authorised'; readonly token: string }

export interface RefundToMake {
  /** A UUID, and the idempotency key. */
  readonly refundId: string
  readonly amountCents: number
  /** It may have reached the provider: the process that sent it ended before it stored an answer. */
  readonly sentBefore: boolean
}

/** `pending`: a callback tells how it ended. */
export type RefundState = 'made' | 'pending' | 'refused'

/** Every call throws `ProviderAway` or `ProviderRefused` when it cannot do what it is for. */
export interface PaymentProvider {
  start(payment: PaymentToMake): Promise<StartedPayment>
  read(payment: KnownPayment): Promise<ProviderState>
  /** Klarna: places the order of an authorised session, once. A `failed` order is not placed. Paytrail has no such step. */
  place(payment: KnownPayment, token: string): Promise<ProviderState>
  /** Nobody can pay it any more, if the provider has a call for that: Paytrail has none. */
  close(payment: KnownPayment): Promise<void>
  /** Klarna: takes what is still authorised, at fitting or dispatch. Paytrail captures by itself. */
  capture(payment: KnownPayment): Promise<void>
  /** Klarna: for fittings later than an authorisation lasts. */
  extend(payment: KnownPayment): Promise<void>
  /** Klarna: cancels what is not captured when the whole amount goes back. */
  refund(payment: KnownPayment, refund: RefundToMake): Promise<RefundState>
}

/** No answer, one that cannot be believed, 5xx, or an open circuit: try again later. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

/** A no that stays a no, however often it is tried. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
}
