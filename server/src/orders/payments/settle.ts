import type { PaymentStatus } from '@pito/contracts/payments'
import { internationalNumber } from '@pito/contracts/values/contact-number'
import { confirmBooking } from '../../booking/index.ts'
import { removePaidTyres } from '../../cart/index.ts'
import { takeStock } from '../../catalogue/index.ts'
import { providerOf } from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { closeAttempts, receiveMoney, setFailed, setPending } from '../attempts/attempt-store.ts'
import type { PayableOrder } from '../attempts/payable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { moveOrder } from '../move-order.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import { extendWhilePending } from '../reservations/extend-while-pending.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'
import { deleteReservation } from '../reservations/reservation-store.ts'
import { reserveOrder } from '../reservations/reserve-order.ts'
import type { LockedAttempt } from './lock-attempt.ts'
import { lockAttempt } from './lock-attempt.ts'
import { readStatus } from './read-status.ts'
import { statusOf } from './rules/status-of.ts'
import type { Evidence, Settling } from './rules/what-to-settle.ts'
import { whatToSettle } from './rules/what-to-settle.ts'

/**
 * Settles an attempt by evidence from the redirect, the callback or the reconciling job. The function may be called any
 * number of times, in any order and by several processes at once. The caller has verified the evidence.
 */
export async function settle(
  context: Pick<Context, 'platform' | 'now'>,
  attemptId: string,
  evidence: Evidence,
): Promise<PaymentStatus> {
  const { status, provider, result } = await context.platform.sql.transaction(async (tx) => {
    const { order, attempt } = (await lockAttempt(tx, attemptId)) ?? refuse('not-found')
    const settling = whatToSettle({ attempt, order }, evidence)
    const state = await carryOut(tx, context, { order, attempt }, { evidence, settling })
    const settled = { provider: providerOf(attempt.method), result: resultOf(settling, state) }
    // The buyer is told the reason why a payment is refunded.
    if (state === 'returned') return { ...settled, status: await readStatus(tx, attemptId) }
    return { ...settled, status: { order_number: order.orderNumber, payment_status: state } }
  })
  if (result) context.platform.metrics.payments.inc({ provider, result })
  return status
}

/** Returns how a payment has ended now, or null if it has not ended or had ended before. */
function resultOf(settling: Settling, state: Status): 'paid' | 'failed' | 'returned' | null {
  if (settling === 'nothing' || settling === 'wait' || settling === 'not-this-payment') return null
  if (settling === 'fail') return 'failed'
  return settling === 'take' && state === 'paid' ? 'paid' : 'returned'
}

type Status = PaymentStatus['payment_status']

async function carryOut(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  locked: LockedAttempt,
  { evidence, settling }: { readonly evidence: Evidence; readonly settling: Settling },
): Promise<Status> {
  const { order, attempt } = locked
  switch (settling) {
    case 'nothing':
      return statusOf(attempt.state, order.isPaid)
    case 'not-this-payment':
      context.platform.log.error({ attempt: attempt.id }, 'A payment in another currency was reported.')
      return refuse('payment-not-verified')
    case 'fail':
      await setFailed(tx, attempt.id, 'provider')
      return 'failed'
    case 'wait':
      await setPending(tx, attempt.id, context.now)
      await extendWhilePending(tx, order.id, context.now)
      return 'pending'
    case 'take':
      if (await takeOrder(tx, context, locked)) return 'paid'
      // What is left of the reservation cannot fulfil the order, so other buyers get it at once.
      await releaseReservation(tx, order.id, context.now)
      return refundSurplus(tx, context, locked, { reason: 'late' })
    case 'give-back-twice':
      return refundSurplus(tx, context, locked, { reason: 'twice' })
    case 'give-back-replaced':
      return refundSurplus(tx, context, locked, { reason: 'replaced' })
    case 'give-back-wrong':
      return refundSurplus(tx, context, locked, { ...evidence, reason: 'wrong-amount' })
  }
}

interface Surplus {
  readonly reason: 'late' | 'replaced' | 'twice' | 'wrong-amount'
  /** The received amount, if it differs from the agreed amount. */
  readonly amountCents?: number
}

/** Refunds the whole of a payment that the order cannot use. */
async function refundSurplus(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { attempt, order }: LockedAttempt,
  { reason, amountCents = attempt.amountCents }: Surplus,
): Promise<'returned' | 'paid'> {
  const isOther = amountCents !== attempt.amountCents
  const otherCents = isOther ? amountCents : null
  await receiveMoney(tx, attempt.id, { state: 'surplus', otherCents }, context.now)
  const refundId = await requestRefund(tx, context, { attemptId: attempt.id, amountCents, reason })
  await sendOrderEmails(tx, context, { orderId: order.id, event: 'refunded-late', refundId })
  return order.isPaid ? 'paid' : 'returned'
}

/** Thrown when a part of the order is no longer available. */
class NotAvailable extends Error {}

/**
 * Takes the tyres of the order from stock, books its fitting time and marks the order as paid, or changes nothing.
 * Returns false if the tyres or the time are no longer available. A supplement needs neither.
 */
async function takeOrder(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { order, attempt }: LockedAttempt,
): Promise<boolean> {
  const isTaken =
    order.supplementOf !== null ||
    (await tx
      .transaction((nested) => takeEverything(nested, context, order))
      .catch((error: unknown) => {
        if (error instanceof NotAvailable) return false
        throw error
      }))
  if (!isTaken) return false
  await receiveMoney(tx, attempt.id, { state: 'paid' }, context.now)
  await closeAttempts(tx, order.id, { by: 'provider', except: attempt.id, now: context.now })
  await moveOrder(tx, order.id, { to: 'paid', by: 'provider', paidAt: context.now })
  if (order.cartId !== null && order.supplementOf === null)
    await removePaidTyres(tx, order.cartId, order.tyres, context.now)
  await sendOrderEmails(
    tx,
    context,
    order.supplementOf === null
      ? { orderId: order.id, event: 'confirmed' }
      : { orderId: order.supplementOf, event: 'supplement-paid', supplementId: order.id },
  )
  await issueInvoice(tx, { orderId: order.id, paidBy: attempt.method }, context.now)
  return true
}

/**
 * Takes everything that the order needs. If the payment arrived after its reservation had expired, everything is
 * reserved again, provided that it is still available.
 */
async function takeEverything(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: PayableOrder,
): Promise<true> {
  const { id: orderId, tyres, servicePointId } = order
  const reason = await reserveOrder(tx, context, order, null)
  if (reason) throw new NotAvailable(reason)
  if ((await takeStock(tx, { orderId, tyres }, context.now)) !== null) throw new NotAvailable('stock')
  if (servicePointId !== null) await bookFitting(tx, context, order)
  await deleteReservation(tx, orderId)
  return true
}

async function bookFitting(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: PayableOrder,
): Promise<void> {
  const { id: orderId, buyer, plate: licencePlate, locale } = order
  if (!buyer) throw new Error(`Order ${orderId} is paid and has no buyer.`)
  const { name, email, countryCode, contactNumber } = buyer
  const phone = internationalNumber(countryCode, contactNumber)
  const customer = { name, email, phone, licencePlate, locale }
  await confirmBooking(tx, context, { orderId, customer, withoutCustomerEmail: true })
}
