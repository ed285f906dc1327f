import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { makeRefund } from './make-refunds.ts'
import type { NewRefund } from './refund-store.ts'
import { insertRefund } from './refund-store.ts'

/** In the transaction that decides it. From now on it is due, until the provider says that it is made. */
export async function askForRefund(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  refund: NewRefund,
): Promise<string> {
  const refundId = await insertRefund(tx, refund, now)
  await platform.jobs.enqueue(tx, makeRefund, { refundId })
  return refundId
}
