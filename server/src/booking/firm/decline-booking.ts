import type { declineAppointment as contract } from '@pito/contracts/appointment-links'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeBooking } from './change-booking.ts'
import { cancel, recordBookingChange, storeAnswer } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

/** The customer then chooses between another time, by the link in the e-mail, and a refund from customer service. */
export async function declineBooking(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const declined = await changeBooking(ctx, { action: 'decline', token }, async (tx, { booking, state }) => {
    if (state === 'declined') return
    if (state !== 'open') refuse('appointment-changed')
    await storeAnswer(tx, booking.id, 'declined')
    await cancel(tx, booking.id)
    await recordBookingChange(tx, booking, { event: 'declined', by: 'garage' }, ctx.now)
    await sendBookingEmails(tx, ctx, booking.id, { customer: 'declined' })
  })
  return ok(declined)
}
