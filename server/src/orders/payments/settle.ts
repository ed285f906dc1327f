import type { PaymentStatus } from '@pito/contracts/payments'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { setFailed, setPending } from '../attempts/attempt-store.ts'
import { extendWhilePending } from '../reservations/extend-while-pending.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'
import type { LockedAttempt } from './lock-attempt.ts'
import { lockAttempt } from './lock-attempt.ts'
import { readStatus } from './read-status.ts'
import { refundSurplus } from './refund-surplus.ts'
import { statusOf } from './rules/status-of.ts'
import type { Evidence } from './rules/what-to-settle.ts'
import { whatToSettle } from './rules/what-to-settle.ts'
import { takeOrder } from './take-order.ts'

/**
 * Settles an attempt by evidence from the redirect, the callback or the reconciling job. The function may be called any
 * number of times, in any order and by several processes at once. The caller has verified the evidence.
 */
export async function settle(
  context: Pick<Context, 'platform' | 'now'>,
  attemptId: string,
  evidence: Evidence,
): Promise<PaymentStatus> {
  return await context.platform.sql.transaction(async (tx) => {
    const { order, attempt } = (await lockAttempt(tx, attemptId)) ?? refuse('not-found')
    const state = await carryOut(tx, context, { order, attempt }, evidence)
    // The buyer is told the reason why a payment is refunded.
    if (state === 'returned') return await readStatus(tx, attemptId)
    return { order_number: order.orderNumber, payment_status: state }
  })
}

type Status = PaymentStatus['payment_status']

async function carryOut(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  locked: LockedAttempt,
  evidence: Evidence,
): Promise<Status> {
  const { order, attempt } = locked
  switch (whatToSettle({ attempt, order }, evidence)) {
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
