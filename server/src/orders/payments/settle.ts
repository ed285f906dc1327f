import type { PaymentStatus } from '@pito/contracts/payments'
import type { Tx } from '../../platform/database/sql.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuse } from '../../platform/refuse.ts'
import { setState } from './attempt-store.ts'
import { giveBack } from './give-back.ts'
import { holdWhilePending } from './hold-for-order.ts'
import type { LockedAttempt } from './lock-attempt.ts'
import { lockAttempt } from './lock-attempt.ts'
import { statusOf } from './rules/status-of.ts'
import type { Evidence, Settling } from './rules/what-to-settle.ts'
import { whatToSettle } from './rules/what-to-settle.ts'
import { takeOrder } from './take-order.ts'

export interface SettleContext {
  readonly platform: Platform
  readonly now: Date
}

/**
 * Behind the redirect, the callback and the job that asks the provider: as often as one likes, in any order, from any
 * number of processes at once. The evidence has been proven by whoever calls this.
 */
export async function settle(
  context: SettleContext,
  attemptId: string,
  evidence: Evidence,
): Promise<PaymentStatus> {
  return await context.platform.sql.transaction(async (tx) => {
    const { order, attempt } = (await lockAttempt(tx, attemptId)) ?? refuse('not-found')
    const settling = whatToSettle({ attempt, order }, evidence)
    const state = await carryOut(tx, context, { order, attempt }, settling)
    return { order_number: order.orderNumber, payment_status: state }
  })
}

type Status = PaymentStatus['payment_status']

async function carryOut(
  tx: Tx,
  context: SettleContext,
  locked: LockedAttempt,
  settling: Settling,
): Promise<Status> {
  const { order, attempt } = locked
  switch (settling) {
    case 'nothing':
      return statusOf(attempt.state, order.isPaid)
    case 'not-this-payment':
      context.platform.log.error({ attempt: attempt.id }, 'A payment of another amount was reported.')
      return refuse('payment-not-verified')
    case 'fail':
      await setState(tx, attempt.id, 'failed')
      return 'failed'
    case 'wait':
      await setState(tx, attempt.id, 'pending')
      await holdWhilePending(tx, order, context.now)
      return 'pending'
    case 'take':
      return (await takeOrder(tx, context, locked)) ? 'paid' : giveBack(tx, context, locked, 'late')
    case 'give-back-twice':
      return giveBack(tx, context, locked, 'twice')
    case 'give-back-late':
      return giveBack(tx, context, locked, 'late')
  }
}
