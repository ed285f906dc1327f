import type { moveAppointment as contract } from '@pito/contracts/appointment-links'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import { readFactsOfBooking } from '../arrival-day.ts'
import { findBay } from '../find-bay.ts'
import { refuseTime } from '../refuse-time.ts'
import { minuteOfTime } from '../rules/time-of-day.ts'
import { deleteExpired } from '../store.ts'
import { changeBooking, isSameTime } from './change-booking.ts'
import { moveTo, recordBookingChange } from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

/**
 * Moves the appointment to another time of the same point, which has to be offered by the rule that lists times. The old
 * time becomes free for others at once.
 */
export async function moveBooking(
  ctx: Context,
  { token, schedule_date: date, start_time }: Input<typeof contract>,
): Promise<Answer<typeof contract>> {
  const minute = minuteOfTime(start_time)
  const moved = await changeBooking(ctx, { action: 'move', token }, async (tx, { booking, state }) => {
    if (isSameTime(booking, date, minute)) return
    if (state !== 'open' || booking.startsAt === null) refuse('appointment-changed')
    await deleteExpired(tx, booking.pointId, ctx.now)
    const calendar = await readFactsOfBooking(tx, ctx, booking)
    const bay = await findBay(tx, booking.pointId, { date, minute }, calendar)
    if (typeof bay === 'string') return refuseTime(bay, ctx.locale)
    await moveTo(tx, booking, bay)
    const { pointId } = booking
    const to = { pointId, startsAt: bay.startsAt }
    await recordBookingChange(tx, booking, { event: 'moved', by: 'customer', to }, ctx.now)
    await sendBookingEmails(tx, ctx, booking.id, { customer: 'moved', garage: 'moved' })
  })
  return ok(moved)
}
