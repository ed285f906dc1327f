import type { Locale } from '@pito/contracts/values/locale'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'

export type ProviderName = 'paytrail' | 'klarna'

export function providerOf(method: PaymentMethod): ProviderName {
  return method === 'klarna' ? 'klarna' : 'paytrail'
}

/**
 * The number of hours after its start in which a payment may still change at its provider. Paytrail cancels an unpaid
 * payment after two weeks, and a Klarna session lasts 48 hours. A payment that was made and is not decided yet is
 * decided within the 28 days for which Klarna authorises an order; Paytrail names no limit, so the same 28 days are
 * used.
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
  /** Quantity times unit price, before the discount. */
  readonly totalCents: number
  readonly discountCents: number
  readonly vatPermille: number
  readonly vatCents: number
}

export interface PaymentPerson {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** The phone number in E.164 format. */
  readonly phone: string
  readonly street: string
  readonly zipcode: string
  readonly city: string
  readonly companyName: string | null
  readonly vatId: string | null
}

type PaymentDelivery = Pick<PaymentPerson, 'firstName' | 'lastName' | 'phone' | 'street' | 'zipcode' | 'city'>

export interface PaymentToMake {
  /** A UUID. It is the idempotency key for whatever is done once per attempt, and part of the callback URLs. */
  readonly attemptId: string
  /** `{orderNumber}-{attempt}`; a stamp is never used twice. */
  readonly stamp: string
  readonly orderNumber: string
  /** The Finnish reference number (viitenumero). */
  readonly reference: string
  readonly amountCents: number
  readonly method: PaymentMethod
  readonly locale: Locale
  readonly isBusiness: boolean
  /** The lines add up to the amount. */
  readonly lines: readonly PaymentLine[]
  readonly buyer: PaymentPerson
  readonly delivery: PaymentDelivery | null
  /** The path to which the buyer comes back, whatever happened; without it, that of the payment of an order. */
  readonly returnTo?: string
}

export interface StartedPayment {
  /** Paytrail's transaction id, or the session id of Klarna's hosted page. */
  readonly providerId: string
  readonly url: string
}

export interface KnownPayment extends PaymentToMake {
  readonly providerId: string
  /** Klarna's order id, once the order is placed. */
  readonly providerOrderId: string | null
}

/** The current state of a payment according to the provider. */
export type ProviderState =
  /**
   * `over` means closed, expired or rejected for good, so that no money can arrive any more. A `failed` payment may
   * be retried by the buyer.
   */
  | { readonly status: 'open' | 'failed' | 'over' }
  | {
      readonly status: 'pending' | 'paid'
      readonly amountCents: number
      readonly currency: string
      readonly stamp: string
      readonly providerOrderId: string | null
    }
  /** Only Klarna has this state: the buyer has agreed and the order is not placed yet. */
  | { readonly status: 'authorised'; readonly token: string }

export interface RefundToMake {
  /** A UUID by which the provider knows the request, and which is also the idempotency key. */
  readonly refundId: string
  readonly amountCents: number
  /** The refund may have reached the provider, because the process that sent it ended before it stored a response. */
  readonly sentBefore: boolean
}

/** A `pending` refund is decided by a later callback. */
export type RefundState = 'made' | 'pending' | 'refused'

/** Every method throws `ProviderAway` or `ProviderRefused` when it fails. */
export interface PaymentProvider {
  start(payment: PaymentToMake): Promise<StartedPayment>
  read(payment: KnownPayment): Promise<ProviderState>
  /**
   * Places Klarna's order for an authorised session, once. The state is `over` when it cannot be placed. Paytrail has
   * no such step.
   */
  place(payment: KnownPayment, token: string): Promise<ProviderState>
  /**
   * Closes the payment. Returns true if it can no longer be paid. Paytrail has no call for this, so it returns false.
   */
  close(payment: KnownPayment): Promise<boolean>
  /** Captures what is still authorised at Klarna, once the tyres are fitted or sent. Paytrail needs no capture. */
  capture(payment: KnownPayment): Promise<void>
  /**
   * Extends Klarna's authorisation for a fitting that takes place after it would expire. Paytrail needs no extension.
   */
  extend(payment: KnownPayment): Promise<void>
  /**
   * Refunds a captured payment. Klarna lowers or cancels an authorisation that is not captured yet. A refusal for which
   * the provider gives a reason is thrown as `ProviderRefused`.
   */
  refund(payment: KnownPayment, refund: RefundToMake): Promise<RefundState>
}

/**
 * Thrown if the provider gave no response, a response that cannot be trusted or a 5xx status, or if the circuit
 * breaker is open. A later try may succeed.
 */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
}

/** Thrown for a refusal that will not change, however often the request is repeated. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused'
  /** The sentence of the provider, for staff. It may quote the request, so it is never logged. */
  readonly sentence: string | null

  constructor(message: string, sentence: string | null = null) {
    super(message)
    this.sentence = sentence
  }
}
