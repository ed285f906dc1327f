import type { Input } from '@pito/contracts/endpoint'
import type {
  klarnaCallback as ofKlarna,
  paytrailCallback,
  paytrailRefundCallback,
} from '@pito/contracts/payments'
import { klarnaCallbackFits, verifyPaytrail } from '../../payment-providers/index.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refuse.ts'
import { readAttempt } from '../attempts/attempt-store.ts'
import { readRequestedRefund, storeRefundState } from '../refunds/refund-store.ts'
import { checkWithProvider } from './check-with-provider.ts'
import { settlePaytrail, textsOf } from './settle-paytrail.ts'

const taken = { success: 1 } as const

/**
 * The response is 200 once the message is stored, also when it contains nothing new; otherwise Paytrail would send it
 * again.
 */
export async function takePaytrailCallback(ctx: Context, query: Input<typeof paytrailCallback>) {
  await settlePaytrail(ctx, query)
  return taken
}

export async function takePaytrailRefundCallback(
  ctx: Context,
  { refundId, ...query }: Input<typeof paytrailRefundCallback>,
) {
  const message = verifyPaytrail(ctx.platform.config, textsOf(query)) ?? refuse('payment-not-verified')
  // A message about an earlier request, which was refused, must not decide about the one that is under way.
  const refund = (await readRequestedRefund(ctx.sql, refundId)) ?? refuse('not-found')
  const payment = await readAttempt(ctx.sql, refund.attemptId)
  // Paytrail signs the message about the payment too, so a valid signature does not prove that a message concerns the
  // refund.
  const isOfPayment = message.transactionId === payment?.providerId
  const isOfOrder = message.stamp === refundId || message.stamp.startsWith(`${refund.orderNumber}-`)
  if (isOfPayment || !isOfOrder) refuse('payment-not-verified')
  if (message.status === 'ok') await storeRefundState(ctx.sql, refund.id, { state: 'made' }, ctx.now)
  if (message.status === 'fail') await storeRefundState(ctx.sql, refund.id, { state: 'refused' }, ctx.now)
  return taken
}

/** The message itself is no proof, so it only triggers a request to Klarna. */
export async function takeKlarnaCallback(ctx: Context, { attemptId, signature }: Input<typeof ofKlarna>) {
  if (!klarnaCallbackFits(ctx.platform.config, attemptId, signature)) refuse('not-found')
  const attempt = (await readAttempt(ctx.sql, attemptId)) ?? refuse('not-found')
  await checkWithProvider(ctx, attempt)
  return taken
}
