import type { Sql } from '../../platform/database/sql.ts'
import { closeAttempts } from './attempt-store.ts'
import { releaseForOrder } from './hold-for-order.ts'
import { lockPayableOrder } from './payable-order.ts'

/** Half an hour without money: tyres and promo code are for others. The order stays, and can still be paid. */
export async function releaseExpired(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    const order = await lockPayableOrder(tx, orderId)
    if (!order?.heldUntil || order.heldUntil > now) return
    await closeAttempts(tx, orderId, { now })
    await releaseForOrder(tx, order)
  })
}
