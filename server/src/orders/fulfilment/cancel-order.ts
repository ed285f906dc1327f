import type { Answer, Input } from '@pito/contracts/endpoint'
import type { cancelLinkedOrder as byLink, cancelOrder as contract } from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import type {
  cancelForCustomer as cancelContract,
  previewCancellation as previewContract,
} from '@pito/contracts/staff-returns'
import type { Canceller } from '../../booking/index.ts'
import { cancelForOrder } from '../../booking/index.ts'
import { ownerOf } from '../../cart/index.ts'
import { returnAllStock } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { releasePromoCode } from '../../pricing/index.ts'
import { ownOrderId } from '../attempts/payable-order.ts'
import { changeOrder, staffOf } from '../change-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import type { Viewer } from '../invoices/invoice-path.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import { creditOrder } from '../refunds/credit-order.ts'
import { endSupplements } from '../supplements/change-supplement.ts'
import { lockSupplements } from '../supplements/supplement-store.ts'
import { whyNotCancelled, whyNotCancelledByStaff } from '../why-not-changed.ts'
import { insertNotice } from './notice-store.ts'
import { previewChange } from './preview-change.ts'

export async function cancelOrder(
  ctx: Context,
  { orderNumber }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  return ok(await cancel(ctx, (await ownOrderId(ctx.sql, owner, orderNumber)) ?? refuse('not-found')))
}

export async function cancelLinkedOrder(
  ctx: Context,
  { token }: Input<typeof byLink>,
): Promise<Answer<typeof byLink>> {
  return ok(await cancel(ctx, await orderIdOfToken(ctx, token), { kind: 'link', token }))
}

/** Shows staff what cancelling an order does, by cancelling it in a transaction that is rolled back. */
export async function previewCancellation(
  ctx: Context,
  { orderNumber }: Input<typeof previewContract>,
): Promise<Answer<typeof previewContract>> {
  const preview = await previewChange(ctx, orderNumber, (own) =>
    changeOrder(
      own,
      { orderNumber },
      { action: 'order-cancelled', whyNot: whyNotCancelledByStaff, change: byStaff(own) },
    ),
  )
  return ok(preview)
}

/** Lets staff cancel an order for its customer, and records who requested it, how and why. */
export async function cancelForCustomer(
  ctx: Context,
  input: Input<typeof cancelContract>,
): Promise<Answer<typeof cancelContract>> {
  const { requested_by: requestedBy, channel, reason } = input
  const id = await changeOrder(ctx, input, {
    action: 'order-cancelled',
    whyNot: whyNotCancelledByStaff,
    change: async (tx, order) => {
      await byStaff(ctx)(tx, order)
      await insertNotice(tx, ctx, { kind: 'cancellation', orderId: order.id, requestedBy, channel, reason })
      return { requestedBy, channel, reason }
    },
  })
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}

function byStaff(context: Pick<Context, 'platform' | 'now' | 'caller'>) {
  return async (tx: Tx, order: ChangeableOrder) => {
    await cancelWithRefund(tx, context, order, staffOf(context))
    return {}
  }
}

async function cancel(ctx: Context, orderId: string, caller: Viewer = ctx.caller): Promise<Order> {
  await ctx.transaction(async (tx) => {
    const order = (await lockChangeableOrder(tx, orderId)) ?? refuse('not-found')
    refuseIf(whyNotCancelled(order, ctx.now))
    await cancelWithRefund(tx, ctx, order, { by: 'customer' })
  })
  return (await readOrder({ ...ctx, caller }, { id: orderId })) ?? refuse('not-found')
}

/**
 * Cancels an order of which nothing has been fitted or sent yet. The tyres, the time and the use of the promo code are
 * therefore released at once, and the whole payment is refunded.
 */
export async function cancelWithRefund(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { id }: ChangeableOrder,
  who: Canceller,
): Promise<void> {
  const supplements = await lockSupplements(tx, id)
  await moveOrder(tx, id, { to: 'cancelled', by: who.by, cancelledAt: context.now })
  await returnAllStock(tx, id, context.now)
  await cancelForOrder(tx, context, { orderId: id, ...who })
  await releasePromoCode(tx, id, context.now)
  const refundId = await creditOrder(tx, context, {
    orderId: id,
    reason: 'cancelled',
    goods: 'all',
    event: 'cancelled',
  })
  if (refundId === null) await sendOrderEmails(tx, context, { orderId: id, event: 'cancelled' })
  await endSupplements(tx, context, supplements, { by: who.by, reason: 'cancelled' })
}
