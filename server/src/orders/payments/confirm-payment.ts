import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  confirmKlarnaPayment as byKlarna,
  confirmPayment as contract,
  PaymentStatus,
  readKlarnaSession as reading,
} from '@pito/contracts/payments'
import { mergeGuestCart, ownerOf } from '../../cart/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { attemptOfProvider } from '../attempts/attempt-store.ts'
import { ownOrderId } from '../attempts/payable-order.ts'
import { checkWithProvider } from './check-with-provider.ts'
import { readStatus } from './read-status.ts'
import { settlePaytrail } from './settle-paytrail.ts'

/**
 * The payment is settled for any caller, because the signature is the proof; only the owner sees the state of the
 * order. A guest who has logged in while paying keeps the cart and the order.
 */
export async function confirmPayment(
  ctx: Context,
  fields: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  await mergeGuestCart(ctx)
  return ok(await forOwner(ctx, await settlePaytrail(ctx, fields)))
}

export async function confirmKlarnaPayment(
  ctx: Context,
  { sid, order_id }: Input<typeof byKlarna.customer>,
): Promise<Answer<typeof byKlarna.customer>> {
  return ok(await settleKlarna(ctx, order_id, sid))
}

export async function readKlarnaSession(
  ctx: Context,
  { order_number, klarna_hpp_session_id: sid }: Input<typeof reading.customer>,
): Promise<Answer<typeof reading.customer>> {
  return ok(await settleKlarna(ctx, order_number, sid))
}

async function settleKlarna(ctx: Context, orderNumber: string, sid: string): Promise<PaymentStatus> {
  await mergeGuestCart(ctx)
  const attempt =
    (await attemptOfProvider(ctx.sql, { orderNumber, providerId: sid })) ?? refuse('payment-unknown')
  return await forOwner(ctx, await currentStatus(ctx, attempt))
}

async function currentStatus(ctx: Context, attempt: Attempt): Promise<PaymentStatus> {
  return (await checkWithProvider(ctx, attempt)) ?? (await readStatus(ctx.sql, attempt.id))
}

async function forOwner(ctx: Context, status: PaymentStatus): Promise<PaymentStatus> {
  const owner = ownerOf(ctx.caller)
  const isOwn = owner !== null && (await ownOrderId(ctx.sql, owner, status.order_number)) !== undefined
  return isOwn ? status : refuse('not-found')
}
