import type { Tx } from '../../platform/database/sql.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { readAttempt } from '../attempts/attempt-store.ts'
import type { PayableOrder } from '../attempts/payable-order.ts'
import { lockPayableOrder } from '../attempts/payable-order.ts'

export interface LockedAttempt {
  readonly order: PayableOrder
  readonly attempt: Attempt
}

/**
 * Locks the order of an attempt and reads both. Every change of an attempt requires the lock of its order, so neither
 * the order nor the attempt can change before the transaction ends.
 */
export async function lockAttempt(tx: Tx, attemptId: string): Promise<LockedAttempt | undefined> {
  const before = await readAttempt(tx, attemptId)
  const order = before && (await lockPayableOrder(tx, before.orderId))
  const attempt = order && (await readAttempt(tx, attemptId))
  return attempt && { order, attempt }
}
