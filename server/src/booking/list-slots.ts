import type { getDealerAppointments } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { addDays } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { sealFor } from '../platform/sealing/seal-for.ts'
import { calendarFacts, readFactsOfBooking } from './arrival-day.ts'
import { openLink } from './firm/change-booking.ts'
import { computeNextTimes, nextTimes } from './next-times.ts'
import { readCalendar } from './read-calendar.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import { bookableRange } from './rules/booking-window.ts'

type Contract = typeof getDealerAppointments

/**
 * Lists the times of a point, both free and unavailable, as they are at this moment: for tyres that are ordered now, or
 * with the token of a link for those of an appointment that is to be moved.
 */
export async function listSlots(
  ctx: Context,
  { id, from, days: count, token }: Input<Contract>,
): Promise<Answer<Contract>> {
  const facts = token === undefined ? await calendarFacts(ctx) : await factsOfLink(ctx, id, token)
  const { today, lastDate } = bookableRange(facts)
  const firstDate = clamp(from ?? today, today, addDays(lastDate, 1))
  const calendar = (await readCalendar(ctx, id, { firstDate, count }, facts)) ?? refuse('not-found')
  const isComplete = firstDate === today && calendar.days.length > 0
  const first = isComplete ? calendar.days[0]?.schedule_date : await firstFreeDate(ctx, id, facts)
  const data = { first_date: first ?? null, last_date: lastDate, ...calendar }
  return ok({ data: await sealFor(ctx.publicKey, data) })
}

/** Returns the facts for moving the appointment of a link, which has to be an appointment at the given point. */
async function factsOfLink(ctx: Context, pointId: number, token: string): Promise<CalendarFacts> {
  const { booking } = await openLink(ctx, ctx.sql, { action: 'move', token })
  if (booking.pointId !== pointId) refuse('not-found')
  return readFactsOfBooking(ctx.sql, ctx, booking)
}

/** Stored times are those of tyres that are ordered now, so the first date of other tyres is computed. */
async function firstFreeDate(ctx: Context, id: number, facts: CalendarFacts): Promise<string | null> {
  if (facts.arrivalDay === (await calendarFacts(ctx)).arrivalDay)
    return (await nextTimes(ctx, [id])).get(id)?.schedule_date ?? null
  const [time] = await computeNextTimes(ctx.sql, [id], facts)
  return time?.date ?? null
}

function clamp(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}
