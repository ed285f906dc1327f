import type { RefusalCode } from '@pito/contracts/refusals'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { OrderProgress } from '@pito/contracts/values/order-progress'
import { mayMove } from '@pito/contracts/values/state-table'
import { withdrawalDays } from '@pito/contracts/values/withdrawal-days'
import type { Fitting } from '../booking/index.ts'
import { orderMoves } from './rules/order-moves.ts'

export interface ChangeFacts {
  readonly progress: OrderProgress
  readonly isBusiness: boolean
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  /** When the withdrawal period began, if the date of delivery was corrected. */
  readonly withdrawalFrom: Date | null
  readonly withdrawnAt: Date | null
  /** The paid appointment of the order, or null if it has none. */
  readonly booked: Pick<Fitting, 'state' | 'startsAt' | 'doneAt'> | null
}

/** The facts that decide what staff can do with an order. */
export interface ActionFacts extends ChangeFacts {
  readonly packedAt: Date | null
  readonly cancelledAt: Date | null
  readonly cancelledBy: string | null
  /** Whether a payment has been started at a provider. */
  readonly hasPayment: boolean
  /** A company has agreed on a return whose tyres have not all arrived. */
  readonly isReturnAgreed: boolean
  /** The service point fits tyres of its own stock, so nothing is packed or sent. */
  readonly isAtPoint: boolean
  /** The order is the supplement of another one, which has nothing to send or to fit. */
  readonly isSupplement: boolean
  /** A payment link has been sent for a supplement of the order, and is neither paid nor withdrawn. */
  readonly hasOpenSupplement: boolean
}

/** Until the fitting begins or the tyres are sent, every buyer may cancel, companies included. */
export function whyNotCancelled(facts: ChangeFacts, now: Date): RefusalCode | null {
  return whyNotCancelledByStaff(facts, now) && 'order-not-cancellable'
}

/** The rule is that of buyers, but staff read which of its conditions is not met. */
export function whyNotCancelledByStaff(facts: ChangeFacts, now: Date): RefusalCode | null {
  const { progress, shippedAt, withdrawnAt } = facts
  if (withdrawnAt !== null) return 'order-withdrawn-from'
  if (shippedAt !== null || progress === 'fitted' || progress === 'delivered') return 'order-already-sent'
  if (!mayMove(orderMoves, progress, { to: 'cancelled' })) return 'order-not-open'
  return hasFittingBegun(facts, now) ? 'fitting-begun' : null
}

/**
 * Returns whether the fitting has begun. The start of the appointment decides, because tyres that are on a car can no
 * longer be sold, while an order is marked as fitted only when the garage reports it or a day has passed. An
 * appointment agreed by phone has no start in the database, so only the report of the garage counts.
 */
export function hasFittingBegun({ booked }: Pick<ChangeFacts, 'booked'>, now: Date): boolean {
  if (booked?.state !== 'firm') return false
  return booked.doneAt !== null || (booked.startsAt !== null && booked.startsAt <= now)
}

/**
 * Returns the reason why the buyer cannot withdraw, or null. Withdrawing becomes possible at the moment when
 * cancelling stops being possible, so a consumer can always do one or the other until the withdrawal period ends.
 * Companies have no right of withdrawal.
 */
export function whyNotWithdrawn(facts: ChangeFacts, now: Date): RefusalCode | null {
  const isRefused = whyNotRegistered(facts, now) !== null || isTooLate(facts, helsinkiDate(now))
  return isRefused ? 'order-not-withdrawable' : null
}

/**
 * Returns the reason why staff cannot register a notice of withdrawal, or null. The withdrawal period does not matter
 * here, because a notice may have been sent before its end (`whyNotSentOn`).
 */
export function whyNotRegistered(facts: ChangeFacts, now: Date): RefusalCode | null {
  const { isBusiness, withdrawnAt, progress } = facts
  if (withdrawnAt !== null) return 'order-withdrawn-from'
  if (isBusiness) return 'company-cannot-withdraw'
  if (!mayRefund(progress)) return 'order-not-open'
  return hasLeft(facts, now) ? null : 'tyres-not-sent'
}

/** Returns why a notice of withdrawal that was sent on this day does not count, or null. */
export function whyNotSentOn(
  facts: ChangeFacts & { readonly paidAt: Date | null },
  sentOn: string,
  now: Date,
): 'withdrawal-too-late' | 'sentOnInFuture' | 'sentOnBeforeOrder' | null {
  if (sentOn > helsinkiDate(now)) return 'sentOnInFuture'
  if (facts.paidAt !== null && sentOn < helsinkiDate(facts.paidAt)) return 'sentOnBeforeOrder'
  return isTooLate(facts, sentOn) ? 'withdrawal-too-late' : null
}

/** Returns whether the tyres are sent, delivered or being fitted. */
function hasLeft(facts: ChangeFacts, now: Date): boolean {
  const { progress, shippedAt } = facts
  const isDelivered = progress === 'fitted' || progress === 'delivered'
  return isDelivered || shippedAt !== null || hasFittingBegun(facts, now)
}

function isTooLate(facts: ChangeFacts, day: string): boolean {
  const until = lastDayOfWithdrawal(facts)
  return until !== null && day > until
}

/** Returns the last day of the withdrawal period by the calendar in Helsinki, or null before the delivery. */
export function lastDayOfWithdrawal({
  deliveredAt,
  withdrawalFrom,
}: Pick<ChangeFacts, 'deliveredAt' | 'withdrawalFrom'>): string | null {
  const from = withdrawalFrom ?? deliveredAt
  return from && addDays(helsinkiDate(from), withdrawalDays)
}

function mayRefund(progress: OrderProgress): boolean {
  return mayMove(orderMoves, progress, { to: 'refunded' })
}

/** The tyres leave to the address that the order has, so it is final when they are sent. */
export function whyNotDeliveryChanged({ progress, shippedAt, withdrawnAt }: ChangeFacts): RefusalCode | null {
  return progress === 'paid' && shippedAt === null && withdrawnAt === null ? null : 'order-details-final'
}

/** A fitting whose time has passed may be moved until it is reported as done, because the customer may have missed it. */
export function whyNotFittingMoved({ progress, withdrawnAt, booked }: ChangeFacts): RefusalCode | null {
  const isBooked = booked?.state === 'firm' || booked?.state === 'declined'
  return progress === 'paid' && withdrawnAt === null && isBooked && booked.doneAt === null
    ? null
    : 'fitting-not-movable'
}

/** A payment link that is paid is no longer withdrawn; its money is refunded instead. */
export function whyNotLinkWithdrawn({ hasOpenSupplement }: ActionFacts): RefusalCode | null {
  return hasOpenSupplement ? null : 'payment-link-not-open'
}

/** A provider is asked about any payment of an order that is not paid, also about one that failed or was given up. */
export function whyNotChecked({ progress, hasPayment }: ActionFacts): RefusalCode | null {
  return progress === 'placed' && hasPayment ? null : 'no-payment-to-check'
}

/**
 * The facts of an order whose tyres are to be packed and sent. The order desk selects orders by the same values, so that
 * an order has the task of packing or sending exactly when the action is possible.
 */
export const toSend = {
  progress: ['paid'],
  isWithdrawn: [false],
  isSent: [false],
  isAtPoint: [false],
  isSupplement: [false],
  appointment: ['none', 'today', 'other-day'],
} as const

const factsToSend = Object.keys(toSend) as (keyof typeof toSend)[]

export type FactsOfSending = Pick<ActionFacts, 'progress' | 'withdrawnAt' | 'shippedAt' | 'isAtPoint'> & {
  readonly booked: Pick<Fitting, 'state'> | null
  readonly isSupplement?: boolean
}

export function whyNotShipped(facts: FactsOfSending): RefusalCode | null {
  const { progress, withdrawnAt, shippedAt, isAtPoint, isSupplement = false, booked } = facts
  const values = {
    ...{ progress, isWithdrawn: withdrawnAt !== null, isSent: shippedAt !== null, isAtPoint, isSupplement },
    // The day of the fitting makes no difference here.
    appointment: booked?.state === 'firm' ? 'other-day' : (booked?.state ?? 'none'),
  }
  const unmet = factsToSend.find((fact) => !(toSend[fact] as readonly unknown[]).includes(values[fact]))
  if (unmet === undefined) return null
  if (unmet === 'isAtPoint') return 'tyres-at-point'
  if (unmet !== 'appointment') return 'order-not-shippable'
  return booked?.state === 'declined' ? 'fitting-declined' : 'fitting-cancelled'
}

export function whyNotPacked(facts: FactsOfSending & Pick<ActionFacts, 'packedAt'>): RefusalCode | null {
  return whyNotShipped(facts) ?? (facts.packedAt === null ? null : 'order-already-packed')
}

/** For so long the e-mail about sending and the capture of the payment wait, and the sending can be undone. */
const undoMinutes = 5
const undoMilliseconds = undoMinutes * 60_000

/** Returns the moment from which on a sending is final. */
export function finalFrom(shippedAt: Date): Date {
  return new Date(shippedAt.getTime() + undoMilliseconds)
}

/** Returns the moment at or before which an order was sent whose sending is final now. */
export function sentAndFinalBy(now: Date): Date {
  return new Date(now.getTime() - undoMilliseconds)
}

type SendingFacts = Pick<ChangeFacts, 'progress' | 'shippedAt' | 'withdrawnAt'>

export function whyNotUndone(facts: SendingFacts, now: Date): RefusalCode | null {
  return isOnTheWay(facts) && now < finalFrom(facts.shippedAt) ? null : 'sending-not-undone'
}

/** A wrong mark is corrected once it can no longer be undone. */
export function whyNotSendingCorrected(facts: SendingFacts, now: Date): RefusalCode | null {
  return isOnTheWay(facts) && now >= finalFrom(facts.shippedAt) ? null : 'sending-not-corrected'
}

function isOnTheWay(facts: SendingFacts): facts is SendingFacts & { readonly shippedAt: Date } {
  return facts.progress === 'paid' && facts.shippedAt !== null && facts.withdrawnAt === null
}

/** Tracking numbers may be known before the tyres are sent, and may be corrected as long as they are on their way. */
export function whyNotTracked({ progress, withdrawnAt }: ChangeFacts): RefusalCode | null {
  const isOpen = progress === 'paid' || progress === 'delivered' || progress === 'fitted'
  return isOpen && withdrawnAt === null ? null : 'order-not-trackable'
}

export function whyNotDeliveryCorrected({ progress, deliveredAt }: ChangeFacts): RefusalCode | null {
  const isDelivered = progress === 'delivered' || progress === 'fitted'
  return isDelivered && deliveredAt !== null ? null : 'delivery-not-corrected'
}

/** Tells whether an order may have been delivered on a day: not in the future, or before it was paid or sent. */
export function isDayOfDelivery(
  day: string,
  { paidAt, shippedAt }: { readonly paidAt: Date | null; readonly shippedAt: Date | null },
  now: Date,
): boolean {
  const earliest = shippedAt ?? paidAt
  return day <= helsinkiDate(now) && (earliest === null || day >= helsinkiDate(earliest))
}

export function whyNotDelivered({ progress, shippedAt, booked }: ChangeFacts): RefusalCode | null {
  if (!mayMove(orderMoves, progress, { to: 'delivered', by: 'staff' })) return 'order-not-deliverable'
  return shippedAt === null && booked === null ? 'order-not-sent' : null
}

/** Tyres may arrive after the money has been refunded, so a refunded order still takes them back. */
export function whyNotReturned({
  progress,
  withdrawnAt,
  isReturnAgreed,
}: Pick<ActionFacts, 'progress' | 'withdrawnAt' | 'isReturnAgreed'>): RefusalCode | null {
  const isExpected = withdrawnAt !== null || isReturnAgreed
  return isExpected && progress !== 'cancelled' ? null : 'order-not-returnable'
}

/** Companies have no right of withdrawal, so a return after the tyres have left needs an agreement. */
export function whyNotAgreed(facts: ActionFacts, now: Date): RefusalCode | null {
  const { isBusiness, withdrawnAt, progress } = facts
  return isBusiness && withdrawnAt === null && mayRefund(progress) && hasLeft(facts, now)
    ? null
    : 'return-not-agreeable'
}

/** A cancelled order has been refunded whole. How much is left of other orders is decided line by line. */
export function whyNotRefunded({ progress }: Pick<ChangeFacts, 'progress'>): RefusalCode | null {
  return progress === 'placed' || progress === 'cancelled' ? 'order-not-refundable' : null
}

/** Returns whether money of a withdrawal has not been refunded yet. */
export function isRefundAwaited({
  progress,
  withdrawnAt,
}: Pick<ChangeFacts, 'progress' | 'withdrawnAt'>): boolean {
  return withdrawnAt !== null && mayRefund(progress)
}
