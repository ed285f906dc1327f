import { extendReservedTime } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { extendReservation, readReservation } from './reservation-store.ts'
import { expiryWhilePending } from './rules/expiry.ts'

/** Extends a reservation whose payment the provider has not decided yet. The caller holds the lock of the order. */
export async function extendWhilePending(tx: Tx, orderId: string, now: Date): Promise<void> {
  const reservation = await readReservation(tx, orderId)
  if (!reservation || reservation.expiresAt <= now) return
  const until = expiryWhilePending(reservation.reservedAt)
  await extendReservation(tx, orderId, until)
  await extendReservedTime(tx, orderId, until)
}
