import type { acknowledgeAppointment as contract } from '@pito/contracts/appointment-links'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { changeBooking } from './change-booking.ts'
import { recordBookingChange, storeAnswer } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

export async function acknowledgeBooking(
  ctx: Context,
  { token }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const acknowledged = await changeBooking(
    ctx,
    { action: 'acknowledge', token },
    async (tx, { booking, state }) => {
      if (state === 'acknowledged') return
      if (state !== 'open') refuse('appointment-changed')
      await storeAnswer(tx, booking.id, 'acknowledged')
      await recordBookingChange(tx, booking, { event: 'acknowledged', by: 'garage' }, ctx.now)
      await sendBookingEmails(tx, ctx, booking.id, { customer: 'acknowledged' })
    },
  )
  return ok(acknowledged)
}
