import type { getDealerAppointments } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { addDays } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { sealFor } from '../platform/sealing/seal-for.ts'
import { nextTimes } from './next-times.ts'
import { readCalendar } from './read-calendar.ts'
import { bookingWindow } from './rules/booking-window.ts'

type Contract = typeof getDealerAppointments

/** Lists the times of a point, both free and unavailable, as they are at this moment. */
export async function listSlots(
  ctx: Context,
  { id, from, days: count }: Input<Contract>,
): Promise<Answer<Contract>> {
  const { now } = ctx
  const daysAhead = ctx.platform.config.bookingDaysAhead
  const { today, lastDate } = bookingWindow(now, 0, daysAhead)
  const firstDate = clamp(from ?? today, today, addDays(lastDate, 1))
  const calendar = (await readCalendar(ctx, id, { firstDate, count })) ?? refuse('not-found')
  const isComplete = firstDate === today && calendar.days.length > 0
  const first = isComplete ? calendar.days[0] : (await nextTimes(ctx, [id])).get(id)
  const data = { first_date: first?.schedule_date ?? null, last_date: lastDate, ...calendar }
  return ok({ data: await sealFor(ctx.publicKey, data) })
}

function clamp(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}
