import type { Locale } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'

export type ProviderName = 'paytrail' | 'klarna'

export function providerOf(method: PaymentMethod): ProviderName {
  return method === 'klarna' ? 'klarna' : 'paytrail'
}

/**
 * How long after its start a payment may still change at its provider. Paytrail cancels a payment that nobody has made
 * after two weeks; a Klarna session lives 48 hours. A payment that was made and is still being checked is decided within
 * the 28 days for which Klarna authorises an order; Paytrail names no limit.
 */
const openHours = {
  paytrail: { unpaid: 14 * 24, undecided: 28 * 24 },
  klarna: { unpaid: 48, undecided: 28 * 24 },
} as const satisfies Record<ProviderName, Readonly<Record<PaymentStage, number>>>
type PaymentStage = 'unpaid' | 'undecided'

export function openHoursOf(provider: ProviderName, stage: PaymentStage): number {
  return openHours[provider][stage]
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
  /** `over`: closed, expired or rejected for good, so that no money can come any more. A `failed` payment may be retried. */
  | { readonly status: 'open' | 'failed' | 'over' }
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
  /** Klarna: places the order of an authorised session, once. The state is `over` when it cannot be placed. Paytrail has no such step. */
  place(payment: KnownPayment, token: string): Promise<ProviderState>
  /** True when nobody can pay it any more. Paytrail has no call for that, so there it is false. */
  close(payment: KnownPayment): Promise<boolean>
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
