import type { Model, OrderModel } from './model.ts'
import { isReserved } from './model.ts'
import type { World } from './world.ts'

/** What a buyer can have of a tyre: what lies there without what is reserved for others at this moment. */
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

/** Whether what lies in stock is as much as payments reserve, which a count may have changed. */
export async function isStockEnough(model: Model, world: World, { tyres }: OrderModel): Promise<boolean> {
  for (const tyreId of tyres.keys()) if ((await mostOf(model, world, tyreId, null)) < 0) return false
  return true
}
