import type { Answer, Input } from '@pito/contracts/endpoint'
import type { withdrawLinkedOrder as byLink, withdrawOrder as contract } from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import type { Mover } from '@pito/contracts/values/state-table'
import { mayMove } from '@pito/contracts/values/state-table'
import { cancelForOrder } from '../../booking/index.ts'
import { ownerOf } from '../../cart/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { ownOrderId } from '../attempts/payable-order.ts'
import type { ChangeableOrder } from '../changeable-order.ts'
import { lockChangeableOrder } from '../changeable-order.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import type { Viewer } from '../invoices/invoice-path.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import { moveOrder } from '../move-order.ts'
import { readOrder } from '../read-order.ts'
import { orderMoves } from '../rules/order-moves.ts'
import { hasFittingBegun, whyNotWithdrawn } from '../why-not-changed.ts'
import { setWithdrawn } from './fulfilment-store.ts'

export async function withdrawOrder(
  ctx: Context,
  { orderNumber }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  return ok(await withdraw(ctx, (await ownOrderId(ctx.sql, owner, orderNumber)) ?? refuse('not-found')))
}

export async function withdrawLinkedOrder(
  ctx: Context,
  { token }: Input<typeof byLink>,
): Promise<Answer<typeof byLink>> {
  return ok(await withdraw(ctx, await orderIdOfToken(ctx, token), { kind: 'link', token }))
}

async function withdraw(ctx: Context, orderId: string, caller: Viewer = ctx.caller): Promise<Order> {
  await ctx.transaction(async (tx) => {
    const order = (await lockChangeableOrder(tx, orderId)) ?? refuse('not-found')
    refuseIf(whyNotWithdrawn(order, ctx.now))
    await withdrawFrom(tx, ctx, order, 'customer')
  })
  return (await readOrder({ ...ctx, caller }, { id: orderId })) ?? refuse('not-found')
}

/**
 * Records a withdrawal, which takes effect at this moment (Directive (EU) 2023/2673), and sends a receipt that names
 * the moment. The money is refunded when the tyres have been returned.
 */
export async function withdrawFrom(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: ChangeableOrder,
  by: Mover,
): Promise<void> {
  const { id, progress, booked } = order
  const { now } = context
  await setWithdrawn(tx, id, now)
  // If the fitting has begun, the order is marked as fitted now, because the job would do so only a day later. If the
  // fitting has not begun, it is cancelled.
  if (mayMove(orderMoves, progress, { to: 'fitted', by }))
    if (hasFittingBegun(order, now))
      await moveOrder(tx, id, { to: 'fitted', by, deliveredAt: booked?.doneAt ?? now })
    else await cancelForOrder(tx, context, id)
  await sendOrderEmails(tx, context, { orderId: id, event: 'withdrawal-received' })
}
