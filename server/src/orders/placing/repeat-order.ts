import type { Answer, Input } from '@pito/contracts/endpoint'
import type {
  getRepeatedOrder,
  OrderedTyre,
  RepeatedOrder,
  repeatOrder as repeatContract,
} from '@pito/contracts/order-again'
import { ownerOf, putAtLeast } from '../../cart/index.ts'
import type { Offer } from '../../catalogue/index.ts'
import { readOffers } from '../../catalogue/index.ts'
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
 * Puts the tyres of an earlier order into the cart at today's prices. The time of its fitting and its promo code are not
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

async function orderOf(ctx: Context, { order_number: number, token }: Which): Promise<OrderToRepeat> {
  const orderId = token === undefined ? await ownId(ctx, number ?? '') : await orderIdOfToken(ctx, token)
  return (await readOrderToRepeat(ctx.sql, orderId)) ?? refuse('not-found')
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
    tyres: lines.map((line) => tyreOf(line, ctx, offers)),
    service_point: point,
  }
}

function tyreOf(
  { tyreId, nameFi, nameEn, quantity, paidCents, isSold, isForAnotherCar }: RepeatedLine,
  { locale }: Pick<Context, 'locale'>,
  offers: ReadonlyMap<number, Offer>,
): OrderedTyre {
  const product = (tyreId !== null && offers.get(tyreId)?.product) || null
  return {
    name: locale === 'fi_FI' ? nameFi : nameEn,
    quantity,
    paid_price: paidCents / 100,
    is_sold: isSold,
    available_quantity: Math.min(quantity, product?.available_quantity ?? 0),
    for_another_car: isForAnotherCar,
    product,
  }
}
