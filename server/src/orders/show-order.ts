import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getOrder } from '@pito/contracts/orders'
import type { getShippingDetails } from '@pito/contracts/shipping-details'
import { ownerOf, ownsCart } from '../cart/index.ts'
import type { Context } from '../platform/context.ts'
import { part } from '../platform/database/statement.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { ofOwner, orderIdOfCart } from './order-store.ts'
import { readOrder } from './read-order.ts'

/**
 * Shows an order to its owner. An order of another owner and an unknown number get the same response, so that the
 * number of an order alone reveals nothing.
 */
export async function showOrder(
  ctx: Context,
  { orderNumber }: Input<typeof getOrder.customer>,
): Promise<Answer<typeof getOrder.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const own = part`${ofOwner(owner)} and supplement_of is null`
  return ok((await readOrder(ctx, { number: orderNumber, owner: own })) ?? refuse('not-found'))
}

/**
 * Returns null if the caller's cart has no order yet. A cart of another owner and an unknown cart get the same refusal.
 */
export async function showShippingDetails(
  ctx: Context,
  { cartId }: Input<typeof getShippingDetails.customer>,
): Promise<Answer<typeof getShippingDetails.customer>> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const id = await orderIdOfCart(ctx.sql, owner, cartId)
  if (id === null && !(await ownsCart(ctx.sql, owner, cartId))) refuse('not-found')
  const order = id === null ? undefined : await readOrder(ctx, { id })
  return ok(order ? { ...order, order_id: order.id } : null)
}
