import type { cancelAppointment as contract } from '@pito/contracts/appointment-links'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeBooking } from './change-booking.ts'
import { cancel, recordBookingChange } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

export async function cancelBooking(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const cancelled = await changeBooking(ctx, { action: 'cancel', token }, async (tx, { booking, state }) => {
    if (booking.state === 'cancelled') return
    if (state !== 'open') refuse('appointment-changed')
    await cancel(tx, booking.id)
    await recordBookingChange(tx, booking, { event: 'cancelled', by: 'customer' }, ctx.now)
    await sendBookingEmails(tx, ctx, booking.id, { customer: 'cancelled', garage: 'cancelled' })
  })
  return ok(cancelled)
}
