import type { Tx } from '../../platform/database/sql.ts'
import { askForRefund } from '../refunds/ask-for-refund.ts'
import { receiveMoney } from './attempt-store.ts'
import type { LockedAttempt } from './lock-attempt.ts'
import type { SettleContext } from './settle.ts'

/** Money that the order cannot use: all of it is due to go back from this moment on. */
export async function giveBack(
  tx: Tx,
  context: SettleContext,
  { attempt, order }: LockedAttempt,
  reason: 'late' | 'twice',
): Promise<'returned' | 'paid'> {
  await receiveMoney(tx, attempt.id, 'surplus', context.now)
  await askForRefund(tx, context, { attemptId: attempt.id, amountCents: attempt.amountCents, reason })
  return order.isPaid ? 'paid' : 'returned'
}
