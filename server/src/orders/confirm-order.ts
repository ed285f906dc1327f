import type { Appointment } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { confirmOrder as contract } from '@pito/contracts/orders'
import { minuteOfTime, momentAt } from '../booking/index.ts'
import { lockPricedCart, ownerOf } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import { contentHash } from './content-hash.ts'
import { orderLines } from './order-lines.ts'
import type { OrderToStore } from './order-store.ts'
import { dropUnfitShipping, insertOrder, orderToUpdate, replaceLines, updateOrder } from './order-store.ts'
import { closeOrder } from './payments/close-order.ts'
import { readOrder } from './read-order.ts'

/**
 * As often as one likes: the cart has one unpaid order, which is brought up to date. Once its payment has begun it says
 * what was agreed to; a cart that says something else makes another order.
 */
export async function confirmOrder(
  ctx: Ctx,
  { cart_id }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const orderId = await ctx.transaction(async (tx) => {
    const view = (await lockPricedCart(ctx, tx, owner, cart_id)) ?? refuse('not-found')
    refuseIf(view.notCheckedOut)
    const fittedAt = view.appointment && startOf(view.appointment)
    const order = { view, owner, locale: ctx.locale, fittedAt, contentHash: contentHash(view) }
    const { id, isFrozen } = await orderOfCart(tx, ctx.now, order)
    if (isFrozen) return id
    await updateOrder(tx, id, order, ctx.now)
    await replaceLines(tx, id, orderLines(view))
    await dropUnfitShipping(tx, id)
    return id
  })
  const order = (await readOrder(ctx, { id: orderId })) ?? refuse('not-found')
  return ok({ orderDetails: order })
}

async function orderOfCart(
  tx: Tx,
  now: Date,
  order: OrderToStore,
): Promise<{ id: string; isFrozen: boolean }> {
  const found = await orderToUpdate(tx, order.view.id)
  if (!found) return { id: await insertOrder(tx, order, now), isFrozen: false }
  if (!found.hasAttempts) return { id: found.id, isFrozen: false }
  if (found.contentHash === order.contentHash) return { id: found.id, isFrozen: true }
  await closeOrder(tx, found.id, now)
  return { id: await insertOrder(tx, order, now), isFrozen: false }
}

function startOf({ schedule_date, start_time }: Appointment): Date | null {
  if (schedule_date === null || start_time === null) return null
  const moment = momentAt(schedule_date, minuteOfTime(start_time))
  return moment === null ? null : new Date(moment)
}
