import type { Appointment } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { confirmOrder as contract } from '@pito/contracts/orders'
import { minuteOfTime, momentAt } from '../booking/index.ts'
import { lockPricedCart, ownerOf } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import { orderLines } from './order-lines.ts'
import { dropUnfitShipping, replaceLines, writeOrder } from './order-store.ts'
import { readOrder } from './read-order.ts'

/** As often as one likes: the cart has one unpaid order, which is brought up to date. */
export async function confirmOrder(
  ctx: Ctx,
  { cart_id }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const orderId = await ctx.transaction(async (tx) => {
    const view = (await lockPricedCart(ctx, tx, owner, cart_id)) ?? refuse('not-found')
    refuseIf(view.notCheckedOut)
    const fittedAt = view.appointment && startOf(view.appointment)
    const id = await writeOrder(tx, { view, owner, locale: ctx.locale, fittedAt }, ctx.now)
    await replaceLines(tx, id, orderLines(view))
    await dropUnfitShipping(tx, id)
    return id
  })
  const order = (await readOrder(ctx, { id: orderId })) ?? refuse('not-found')
  return ok({ orderDetails: order })
}

function startOf({ schedule_date, start_time }: Appointment): Date | null {
  if (schedule_date === null || start_time === null) return null
  const moment = momentAt(schedule_date, minuteOfTime(start_time))
  return moment === null ? null : new Date(moment)
}
