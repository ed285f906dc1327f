import type { Appointment } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { confirmOrder as contract } from '@pito/contracts/orders'
import type { ContentOfCart } from '../../booking/index.ts'
import { minuteOfTime, momentAt, renewHold } from '../../booking/index.ts'
import { enterCheckout, inReadableCart, lockPricedCart, ownerOf } from '../../cart/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { contentHash } from '../content-hash.ts'
import { orderLines } from '../order-lines.ts'
import type { OrderToStore } from '../order-store.ts'
import {
  deleteLines,
  deleteOutdatedShipping,
  insertLines,
  insertOrder,
  orderToUpdate,
  updateOrder,
} from '../order-store.ts'
import { closeOrder } from '../payments/close-order.ts'
import { readOrder } from '../read-order.ts'

/**
 * The call may be repeated: the cart has one unpaid order, which is brought up to date. Once a payment has begun, that
 * order is frozen; if the cart has changed since, confirming makes another order.
 */
export async function confirmOrder(
  ctx: Context,
  { cart_id }: Input<typeof contract.customer>,
): Promise<Answer<typeof contract.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  await enterCheckout(ctx, owner)
  const { id, rows, isNew } = await inReadableCart(ctx, { owners: [owner], put: [] }, async (tx) => {
    const view = (await lockPricedCart(ctx, tx, owner, cart_id)) ?? refuse('not-found')
    refuseIf(view.notCheckedOut)
    const fittedAt = view.appointment && startOf(view.appointment)
    const order = { view, owner, locale: ctx.locale, fittedAt, contentHash: contentHash(view) }
    const { id, state } = await orderOfCart(tx, ctx.now, order)
    if (state !== 'frozen') await bringUpToDate(tx, { id, isNew: state === 'new' }, order, ctx.now)
    if (view.appointment) await renewHold(tx, view.id, ctx.now)
    return { id, rows: view.rows, isNew: state === 'new' }
  })
  if (isNew) ctx.platform.metrics.ordersPlaced.inc()
  const offers = new Map(rows.map(({ offer }) => [offer.product.id, offer]))
  const order = (await readOrder(ctx, { id }, offers)) ?? refuse('not-found')
  return ok({ orderDetails: order })
}

interface OrderOfCart {
  readonly id: string
  readonly state: 'new' | 'open' | 'frozen'
}

async function orderOfCart(tx: Tx, now: Date, order: OrderToStore): Promise<OrderOfCart> {
  const found = await orderToUpdate(tx, order.view.id)
  if (!found) return { id: await insertOrder(tx, order, now), state: 'new' }
  if (!found.hasAttempts) return { id: found.id, state: 'open' }
  if (found.contentHash === order.contentHash) return { id: found.id, state: 'frozen' }
  await closeOrder(tx, found.id, now, contentOf(order.view))
  return { id: await insertOrder(tx, order, now), state: 'new' }
}

/**
 * Updates the order to match the cart. In a new order nothing has to be deleted first, because it has no lines and no
 * address.
 */
async function bringUpToDate(
  tx: Tx,
  { id, isNew }: { readonly id: string; readonly isNew: boolean },
  order: OrderToStore,
  now: Date,
): Promise<void> {
  await Promise.all([
    updateOrder(tx, id, order, now),
    isNew ? undefined : deleteLines(tx, id),
    insertLines(tx, id, orderLines(order.view)),
    isNew ? undefined : deleteOutdatedShipping(tx, id),
  ])
}

/** The content of the cart decides whether the cart can take over the time that the closed order had reserved. */
function contentOf({ priced, appointment }: OrderToStore['view']): ContentOfCart {
  return { tyres: priced.quantity, serviceIds: appointment?.service_ids ?? [] }
}

function startOf({ schedule_date, start_time }: Appointment): Date | null {
  if (schedule_date === null || start_time === null) return null
  const moment = momentAt(schedule_date, minuteOfTime(start_time))
  return moment === null ? null : new Date(moment)
}
