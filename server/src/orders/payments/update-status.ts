import type { Answer, Input } from '@pito/contracts/endpoint'
import type { updatePaytrailStatus as contract } from '@pito/contracts/payments'
import { ownerOf } from '../../cart/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { refuseWhileActing } from '../../platform/sessions/refuse-while-acting.ts'
import { attemptsOfOrder, setFailed } from '../attempts/attempt-store.ts'
import { lockPayableOrder, ownOrderId } from '../attempts/payable-order.ts'
import { isUnderWay } from '../rules/attempt-moves.ts'

/**
 * Called when the buyer has come back without having paid. If money arrives nevertheless, a later check at the provider
 * finds it.
 */
export async function updatePaytrailStatus(
  ctx: Context,
  { order_id }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  refuseWhileActing(ctx.caller)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  return await ctx.transaction(async (tx) => {
    const id = (await ownOrderId(tx, owner, order_id)) ?? refuse('not-found')
    const order = (await lockPayableOrder(tx, id)) ?? refuse('not-found')
    if (order.isPaid) refuse('order-paid')
    const [latest] = await attemptsOfOrder(tx, id)
    if (latest && isUnderWay(latest.state)) await setFailed(tx, latest.id, 'customer')
    return ok({ order_number: order.orderNumber, payment_status: 'failed' as const })
  })
}
