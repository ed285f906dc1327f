import type { Mover } from '@pito/contracts/values/state-table'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { lockPoints } from '../store.ts'
import { cancel, readBooking, readConfirmedId, recordBookingChange } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

/** Who cancels the appointment of an order. A member of staff is recorded by name. */
export type Canceller =
  | { readonly by: Exclude<Mover, 'staff'> }
  | { readonly by: 'staff'; readonly staffId: string }

/**
 * Cancels the appointment of an order that is cancelled. The time is free at once, and the garage gets an e-mail. The
 * customer is informed by the e-mail about the order. An appointment that the garage declined is cancelled too, without
 * an e-mail, so that its link can no longer choose another time.
 */
export async function cancelForOrder(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { orderId, ...who }: { readonly orderId: string } & Canceller,
): Promise<void> {
  const id = await readConfirmedId(tx, orderId)
  const booking = id === null ? undefined : await readBooking(tx, id)
  if (id === null || !booking) return
  const isDeclined = booking.state === 'cancelled' && booking.garageAnswer === 'declined'
  if (booking.state !== 'firm' && !isDeclined) return
  await lockPoints(tx, [booking.pointId])
  await cancel(tx, id)
  const recorded =
    who.by === 'staff' || who.by === 'customer' ? { ...who, by: who.by } : { by: 'shop' as const }
  await recordBookingChange(tx, booking, { event: 'cancelled', ...recorded }, context.now)
  if (!isDeclined) await sendBookingEmails(tx, context, id, { garage: 'cancelled' })
}
