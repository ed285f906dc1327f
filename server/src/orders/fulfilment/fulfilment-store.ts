import { statesBefore } from '@pito/contracts/values/state-table'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { literals } from '../../platform/database/statement.ts'
import type { AwaitedFacts } from '../invoices/awaited-refund.ts'
import { awaitedFacts } from '../invoices/awaited-refund.ts'
import { orderMoves } from '../rules/order-moves.ts'

/** The caller holds the lock of the order. */
export async function setPacked(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx`update shop_order set packed_at = ${now} where id = ${orderId}`
}

interface Sending {
  readonly id: string
  readonly trackingNumbers: readonly string[]
}

/** The caller holds the lock of the order. */
export async function setShipped(tx: Tx, orderId: string, sending: Sending, now: Date): Promise<void> {
  await tx`
    update shop_order set shipped_at = ${now}, sending_id = ${sending.id},
      packed_at = coalesce(packed_at, ${now}), tracking_numbers = ${sending.trackingNumbers}
    where id = ${orderId}`
}

/** The order is packed again. The caller holds its lock. */
export async function setNotShipped(tx: Tx, orderId: string): Promise<void> {
  await tx`update shop_order set shipped_at = null, sending_id = null where id = ${orderId}`
}

/** The caller holds the lock of the order. */
export async function updateTrackingNumbers(
  tx: Tx,
  orderId: string,
  numbers: readonly string[],
): Promise<void> {
  await tx`update shop_order set tracking_numbers = ${numbers} where id = ${orderId}`
}

/**
 * Stores another day of the delivery. The hour is not known, so it is noon, but not before the order was sent or after
 * now. The withdrawal period never becomes shorter. The caller holds the lock of the order.
 */
export async function updateDelivered(tx: Tx, orderId: string, day: string, now: Date): Promise<void> {
  await tx`
    update shop_order set delivered_at = moment,
      withdrawal_from = greatest(withdrawal_from, delivered_at, moment)
    from (
      select greatest(shipped_at, least((${day}::date + time '12:00') at time zone 'Europe/Helsinki', ${now})) as moment
      from shop_order where id = ${orderId}
    ) corrected
    where id = ${orderId}`
}

/** The caller holds the lock of the order. */
export async function setWithdrawn(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx`update shop_order set withdrawn_at = ${now} where id = ${orderId}`
}

/** Call only after the order has been locked, so that no other transaction records returned tyres meanwhile. */
export async function readAwaitedFacts(tx: Tx, orderId: string): Promise<AwaitedFacts> {
  const [facts] = await tx`select ${awaitedFacts} from shop_order o where id = ${orderId}`
  if (!facts) throw new Error(`Order ${orderId} was not found.`)
  return facts
}

export function ordersAwaitingRefund(sql: Sql): Promise<{ id: string; withdrawnAt: Date }[]> {
  return sql<{ id: string; withdrawnAt: Date }>`
    select id, withdrawn_at from shop_order
    where withdrawn_at is not null and progress in (${literals(statesBefore(orderMoves, { to: 'refunded' }))})
    order by withdrawn_at`
}

/** Returns paid orders with a fitting that are not known to be fitted and have not been withdrawn from. */
export async function ordersToFit(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from shop_order
    where progress in (${literals(statesBefore(orderMoves, { to: 'fitted' }))}) and fitting and withdrawn_at is null`
  return rows.map(({ id }) => id)
}
