import type { Answer, Input } from '@pito/contracts/endpoint'
import type { dropOrder as contract } from '@pito/contracts/order-changes'
import { ownerOf } from '../../cart/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { lockPayableOrder, ownOrderId } from '../attempts/payable-order.ts'
import { readPaymentFacts } from '../order-store.ts'
import { readOrder } from '../read-order.ts'
import { whyNotDropped } from '../rules/payment-state.ts'
import { closeOrder } from './close-order.ts'

/** Closes an unpaid order at the buyer's request. Money that arrives for it afterwards is refunded. */
export async function dropOrder(
  ctx: Context,
  { orderNumber }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const id = (await ownOrderId(ctx.sql, owner, orderNumber)) ?? refuse('not-found')
  await ctx.transaction(async (tx) => {
    await lockPayableOrder(tx, id)
    refuseIf(whyNotDropped((await readPaymentFacts(tx, id)) ?? refuse('not-found'), ctx.now))
    await closeOrder(tx, id, ctx.now)
  })
  return ok((await readOrder(ctx, { id })) ?? refuse('not-found'))
}
