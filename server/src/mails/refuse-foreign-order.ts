import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import { staffOf } from '../staff/index.ts'
import type { StoredMail } from './mail-list-store.ts'

/** A mail of an order says what its page says, so it needs the right to read orders besides that to read mails. */
export async function refuseForeignOrder(
  { platform, caller }: Context,
  { orderId, event }: Pick<StoredMail, 'orderId' | 'event'>,
): Promise<void> {
  const { rights } = await staffOf(platform, caller)
  const isOfOrder = orderId !== null || event.startsWith('order-')
  if (isOfOrder && !rights.includes('read-orders')) refuse('not-allowed')
  if (event === 'partner' && !rights.includes('read-partners')) refuse('not-allowed')
}
