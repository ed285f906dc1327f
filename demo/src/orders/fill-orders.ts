import { car } from '@pito/contracts/values/vehicle-type'
import type { Context } from '@pito/server/src/platform/context.ts'
import type { Sql, Tx } from '@pito/server/src/platform/database/sql.ts'
import type { Platform } from '@pito/server/src/platform/platform.ts'
import { demoLimits } from '../demo-limits.ts'
import type { DemoPayments } from '../payments/demo-payments.ts'
import type { DemoOrder } from './demo-orders.ts'
import type { TimeOfPoint } from './place-order.ts'
import { contextAt, placeOrder } from './place-order.ts'

const billing = {
  first_name: 'Aino',
  last_name: 'Virtanen',
  email: 'aino@pito.example',
  contact_number: '040 123 4567',
  address_line_1: 'Hämeenkatu 12 B 7',
  zipcode: '33100',
  city: 'Tampere',
}
const rim = 16
const dayMilliseconds = 86_400_000
/** The index of the booked time among the free times. It is large enough for the time to be some days ahead. */
const time = 12

export async function hasOrders(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ has: boolean }>`select exists(select from shop_order) as has`
  return row?.has === true
}

/** Creates paid orders of a customer with the use cases of the checkout; their e-mails are stored but never sent. */
export async function fillOrders(
  tx: Tx,
  platform: Platform,
  payments: DemoPayments,
  orders: readonly DemoOrder[],
): Promise<void> {
  const [aino] = await tx<{ id: string }>`select id from customer where email = ${billing.email}`
  if (!aino) return
  const quiet = { ...platform, config: { ...platform.config, mailUrl: undefined, limits: demoLimits } }
  const caller = { kind: 'customer', customerId: aino.id, sessionId: 'demo' } as const
  for (const order of orders) {
    const now = new Date(platform.clock().getTime() - order.daysAgo * dayMilliseconds)
    await addOrder(contextAt(tx, quiet, { now, caller }), tx, payments, order)
  }
}

async function addOrder(ctx: Context, tx: Tx, payments: DemoPayments, order: DemoOrder): Promise<void> {
  const [tyre] = await tx<{ id: number }>`
    select tyre.id from tyre join tyre_size on tyre_size.id = tyre_size_id
    where vehicle_type_id = ${car} and season_id = ${order.season} and diameter = ${rim} and not run_flat
      and active and exists (select from tyre_stock where tyre_id = tyre.id and available >= ${order.quantity}::integer)
    order by tyre.id limit 1`
  // The service point is in the customer's own town.
  const [point] = await tx<{ id: number }>`
    select id from service_point
    where active and has_calendar and city = ${billing.city} and ${rim} between min_rim and max_rim
    order by id limit 1`
  if (!tyre) return
  const { quantity, note, licencePlate } = order
  const choose = (free: readonly TimeOfPoint[]) => free.at(Math.min(time, free.length - 1))
  const id = await placeOrder(ctx, tx, {
    ...{ tyreId: tyre.id, quantity, note, licencePlate, billing },
    fitting: order.fitted ? { pointId: point?.id ?? 0, rim, vehicleType: car, choose } : null,
  })
  if (id === null) return
  await tx`update shop_order set order_number = ${order.orderNumber} where id = ${id}`
  await payments.pay(ctx, id, { method: 'bank' })
  if (order.progress === 'delivered')
    await tx`update shop_order set progress = 'delivered', shipped_at = ${ctx.now}, delivered_at = ${ctx.now} where id = ${id}`
}
