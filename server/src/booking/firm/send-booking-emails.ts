import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import type { CustomerEmail, GarageEmail } from './booking-emails.ts'
import { customerEmail, garageEmail } from './booking-emails.ts'
import type { Booking } from './firm-store.ts'
import { readBooking } from './firm-store.ts'

interface Emails {
  readonly customer?: CustomerEmail
  readonly garage?: GarageEmail
}

/** Sends e-mails that describe the current state, in the transaction that has changed the appointment. */
export async function sendBookingEmails(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  id: string,
  emails: Emails,
): Promise<Booking | undefined> {
  const booking = await readBooking(tx, id)
  if (!booking) return undefined
  if (emails.customer && booking.customer)
    await sendMail(platform, tx, customerEmail(platform, emails.customer, booking, booking.customer, now))
  if (emails.garage) await sendMail(platform, tx, garageEmail(platform, emails.garage, booking))
  return booking
}
