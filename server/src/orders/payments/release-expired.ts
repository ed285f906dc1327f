import type { Sql } from '../../platform/database/sql.ts'
import { closeAttempts } from '../attempts/attempt-store.ts'
import { lockPayableOrder } from '../attempts/payable-order.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'

/** Half an hour without money: everything reserved is for others. The order stays, and can still be paid. */
export async function releaseExpired(sql: Sql, orderId: string, now: Date): Promise<void> {
  await sql.transaction(async (tx) => {
    const order = await lockPayableOrder(tx, orderId)
    if (!order?.reservedUntil || order.reservedUntil > now) return
    await closeAttempts(tx, orderId, { now })
    await releaseReservation(tx, orderId, now)
  })
}
