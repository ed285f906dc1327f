import type { Model, OrderModel } from './model.ts'
import { isReserved } from './model.ts'
import type { World } from './world.ts'

/**
 * Returns how many of a tyre a buyer can have: those in stock that are not reserved for other orders at the moment.
 */
export async function mostOf(
  { orders, now }: Model,
  { platform }: World,
  tyreId: number,
  own: OrderModel | null,
): Promise<number> {
  const [stock] = await platform.sql<{ quantity: number }>`
    select coalesce(sum(quantity), 0)::integer as quantity from stock_batch where tyre_id = ${tyreId}`
  const others = orders.filter((order) => order !== own && isReserved(order, now))
  return others.reduce((left, order) => left - (order.tyres.get(tyreId) ?? 0), stock?.quantity ?? 0)
}

/** Returns whether the stock covers all reservations. A count by staff may have made it smaller. */
export async function isStockEnough(model: Model, world: World, { tyres }: OrderModel): Promise<boolean> {
  for (const tyreId of tyres.keys()) if ((await mostOf(model, world, tyreId, null)) < 0) return false
  return true
}
