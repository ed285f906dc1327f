import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { lockPoints } from '../store.ts'
import type { BookingCustomer } from './firm-store.ts'
import { makeFirm, readOfOrder } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

export interface BookingToConfirm {
  readonly customer: BookingCustomer
  /**
   * Set if the booking module sends the customer no e-mail. The e-mail about the order then has to contain the same
   * details (`bookingInOrderEmail`).
   */
  readonly withoutCustomerEmail?: true
}

/**
 * Makes the time that an order has reserved firm, in the transaction that marks the order as paid. A second call finds
 * the appointment firm already and sends nothing.
 */
export async function confirmBooking(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { orderId, ...booking }: BookingToConfirm & { readonly orderId: string },
): Promise<void> {
  const reserved = await readOfOrder(tx, orderId)
  if (!reserved) throw new Error(`Order ${orderId} is paid and has reserved no fitting time.`)
  await lockPoints(tx, [reserved.pointId])
  if (reserved.state === 'hold') await confirmAppointment(tx, context, reserved.id, booking)
}

/** The caller has locked the point. */
export async function confirmAppointment(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  id: string,
  { customer, withoutCustomerEmail }: BookingToConfirm,
): Promise<void> {
  await makeFirm(tx, id, customer, context.now)
  await sendBookingEmails(tx, context, id, {
    ...(!withoutCustomerEmail && { customer: 'confirmed' as const }),
    garage: 'booked',
  })
}
