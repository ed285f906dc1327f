import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getRepeatedOrder,
  OrderedTyre,
  RepeatedOrder,
  repeatOrder as repeatContract,
} from '@pito/contracts/order-again'
import { ownerOf, putAtLeast } from '../../cart/index.ts'
import type { Offer } from '../../catalogue/index.ts'
import { readEquivalents, readOffers } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { ownOrderId } from '../attempts/payable-order.ts'
import { orderIdOfToken } from '../links/order-link.ts'
import type { OrderToRepeat, RepeatedLine } from './repeated-order-store.ts'
import { readOrderToRepeat } from './repeated-order-store.ts'

type Which = Input<typeof getRepeatedOrder>

export async function showRepeatedOrder(
  ctx: Context,
  which: Which,
): Promise<Answer<typeof getRepeatedOrder>> {
  return ok(await proposalFor(ctx, await orderOf(ctx, which)))
}

/**
 * Puts the tyres of an earlier order, or one of them, into the cart at today's prices. The time of its fitting and its promo code are not
 * repeated, and its service point is only proposed, because a service point is chosen together with a time. A tyre that
 * was bought for another car is marked again.
 */
export async function repeatOrder(
  ctx: Context,
  { for_another_car, ...which }: Input<typeof repeatContract>,
): Promise<Answer<typeof repeatContract>> {
  const order = await orderOf(ctx, which)
  const proposal = await proposalFor(ctx, order)
  const tyres = order.lines.flatMap(({ tyreId, quantity, isForAnotherCar }) => {
    if (tyreId === null) return []
    return [{ tyreId, quantity, forAnotherCar: isForAnotherCar || for_another_car.includes(tyreId) }]
  })
  const message = await putAtLeast(ctx, { tyres, fitting: order.fitting })
  return ok(proposal, message)
}

async function orderOf(ctx: Context, which: Which): Promise<OrderToRepeat> {
  const { order_number: number, token, tyre_id: tyreId } = which
  const orderId = token === undefined ? await ownId(ctx, number ?? '') : await orderIdOfToken(ctx, token)
  const order = (await readOrderToRepeat(ctx.sql, orderId)) ?? refuse('not-found')
  if (tyreId === undefined) return order
  const lines = order.lines.filter((line) => line.tyreId === tyreId)
  return lines.length > 0 ? { ...order, lines } : refuse('not-found')
}

async function ownId(ctx: Context, orderNumber: string): Promise<string> {
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  return (await ownOrderId(ctx.sql, owner, orderNumber)) ?? refuse('not-found')
}

async function proposalFor(
  ctx: Context,
  { orderNumber, fitting, lines, point }: OrderToRepeat,
): Promise<RepeatedOrder> {
  const tyreIds = lines.flatMap(({ tyreId }) => tyreId ?? [])
  const offers = await readOffers(ctx, ctx.sql, tyreIds)
  return {
    order_number: orderNumber,
    with_service: fitting,
    tyres: await Promise.all(lines.map((line) => tyreOf(line, ctx, offers))),
    service_point: point,
  }
}

async function tyreOf(
  { tyreId, nameFi, nameEn, quantity, paidCents, isSold, isForAnotherCar }: RepeatedLine,
  ctx: Context,
  offers: ReadonlyMap<number, Offer>,
): Promise<OrderedTyre> {
  const product = (tyreId !== null && offers.get(tyreId)?.product) || null
  const available = Math.min(quantity, product?.available_quantity ?? 0)
  return {
    name: ctx.locale === 'fi_FI' ? nameFi : nameEn,
    quantity,
    paid_price: paidCents / 100,
    is_sold: isSold,
    available_quantity: available,
    for_another_car: isForAnotherCar,
    product,
    equivalents: product && available < quantity ? await readEquivalents(ctx, product, quantity) : [],
  }
}
