import { extendReservedTime } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { extendReservation, readReservation } from './reservation-store.ts'

const pendingMinutes = 120

/** A provider says that it has not decided yet: two hours in total, and no longer. The order is locked. */
export async function extendWhilePending(tx: Tx, orderId: string, now: Date): Promise<void> {
  const reservation = await readReservation(tx, orderId)
  if (!reservation || reservation.expiresAt <= now) return
  const until = new Date(reservation.reservedAt.getTime() + pendingMinutes * 60_000)
  await extendReservation(tx, orderId, until)
  await extendReservedTime(tx, orderId, until)
}
