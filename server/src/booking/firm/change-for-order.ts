import { alreadyThen } from '@pito/contracts/values/move-sentences'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { readFactsOfBooking } from '../arrival-day.ts'
import type { TimeToHold } from '../find-bay.ts'
import { findBay, findFreeBay } from '../find-bay.ts'
import { readCalendar } from '../read-calendar.ts'
import { refuseTime } from '../refuse-time.ts'
import { bookableRange } from '../rules/booking-window.ts'
import { deleteExpired, lockPoints } from '../store.ts'
import { isSameTime } from './change-booking.ts'
import type { BookingCustomer } from './firm-store.ts'
import {
  moveTo,
  readBooking,
  readConfirmedId,
  recordBookingChange,
  writeBookingCustomer,
} from './firm-store.ts'
import { sendBookingEmails } from './send-booking-emails.ts'

interface MoveByStaff {
  readonly orderId: string
  readonly pointId: number
  readonly time: TimeToHold
  /** Whether any free time is taken, and not only one that customers could choose. */
  readonly overridesRules: boolean
  readonly staffId: string
  readonly reason: string | null
}

/**
 * Moves the appointment of an order for staff. The caller has locked the order and has checked that the tyres may go to
 * the service point. The old and the new point are locked together, so of two moves to one time the second is refused.
 */
export async function moveForOrder(
  tx: Tx,
  ctx: Context,
  { orderId, pointId, time, overridesRules, staffId, reason }: MoveByStaff,
): Promise<void> {
  const booking = (await readOfOrder(tx, orderId)) ?? refuse('fitting-not-movable')
  const isElsewhere = pointId !== booking.pointId
  if (!isElsewhere && isSameTime(booking, time.date, time.minute))
    refuse('not-valid', { errors: { start_time: [alreadyThen[ctx.locale]] } })
  await lockPoints(tx, [booking.pointId, pointId])
  await deleteExpired(tx, pointId, ctx.now)
  const calendar = await readFactsOfBooking(tx, ctx, booking)
  const find = overridesRules ? findFreeBay : findBay
  const bay = await find(tx, pointId, time, calendar)
  if (typeof bay === 'string') return refuseTime(bay, ctx.locale)
  // The garage that loses the appointment reads about it as it was.
  if (isElsewhere && booking.state === 'firm')
    await sendBookingEmails(tx, ctx, booking.id, { garage: 'cancelled' })
  await moveTo(tx, { id: booking.id, pointId }, bay)
  const to = { pointId, startsAt: bay.startsAt }
  await recordBookingChange(tx, booking, { event: 'moved', by: 'staff', staffId, reason, to }, ctx.now)
  await sendBookingEmails(tx, ctx, booking.id, {
    customer: 'moved',
    garage: isElsewhere || booking.state !== 'firm' ? 'booked' : 'moved',
  })
}

/** Lists the times of two weeks to which the appointment of an order can be moved at a service point. */
export async function calendarForMove(ctx: Context, orderId: string, pointId: number, from: string) {
  const booking = (await readOfOrder(ctx.sql, orderId)) ?? refuse('fitting-not-movable')
  const facts = await readFactsOfBooking(ctx.sql, ctx, booking)
  const { today, lastDate } = bookableRange(facts)
  const firstDate = from < today ? today : from
  const read = await readCalendar(ctx, pointId, { firstDate, count: 14 }, facts)
  const { days } = read ?? refuse('not-found')
  return { from: firstDate, days, last_date: lastDate }
}

/** Changes the phone number and the plate of the customer, and tells the garage if the appointment is firm. */
export async function changeBookedCustomer(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  orderId: string,
  customer: Pick<BookingCustomer, 'phone' | 'licencePlate'>,
): Promise<void> {
  const booking = await readOfOrder(tx, orderId)
  if (!booking?.customer) return
  await writeBookingCustomer(tx, booking.id, customer)
  if (booking.state === 'firm') await sendBookingEmails(tx, context, booking.id, { garage: 'changed' })
}

async function readOfOrder(sql: Parameters<typeof readBooking>[0], orderId: string) {
  const id = await readConfirmedId(sql, orderId)
  return id === null ? undefined : await readBooking(sql, id)
}
