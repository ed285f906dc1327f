import type { Tx } from '../../platform/database/sql.ts'
import { lockPoints } from '../store.ts'
import { cancel, readBooking, readConfirmedId } from './firm-store.ts'
import type { BookingContext } from './send-booking-emails.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

/** Its order is cancelled: the time is free at once, and the garage gets an e-mail. The customer’s is that of the order. */
export async function cancelForOrder(tx: Tx, context: BookingContext, cartId: string): Promise<void> {
  const id = await readConfirmedId(tx, cartId)
  const booking = id === null ? undefined : await readBooking(tx, id)
  if (id === null || booking?.state !== 'firm') return
  await lockPoints(tx, [booking.pointId])
  await cancel(tx, id)
  await sendBookingEmails(tx, context, id, { garage: 'cancelled' })
}
