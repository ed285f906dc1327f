import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { makeRefund } from './make-refunds.ts'
import type { NewRefund } from './refund-store.ts'
import { insertRefund } from './refund-store.ts'

/**
 * Requests a refund in the transaction that decides it. The refund is due from then on, until the provider reports that
 * it is made.
 */
export async function requestRefund(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  refund: NewRefund,
): Promise<string> {
  const refundId = await insertRefund(tx, refund, now)
  await platform.jobs.enqueue(tx, makeRefund, { refundId })
  return refundId
}
