import type { DealerCalendar, getDealerAppointments, UnavailableSlot } from '@pito/contracts/booking'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Ctx } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { sealFor } from '../platform/sealing/seal-for.ts'
import type { PointFacts } from './day-facts.ts'
import { readPointFacts } from './day-facts.ts'
import { nextTimes } from './next-times.ts'
import { bookingWindow } from './rules/booking-window.ts'
import { addDays } from './rules/helsinki.ts'
import type { JudgedDay } from './rules/judge-day.ts'
import { judgeDay } from './rules/judge-day.ts'
import { timeOfMinute } from './rules/time-of-day.ts'

type Contract = typeof getDealerAppointments

/** The times of a point, free and not, as they are at this moment. */
export async function listSlots(
  ctx: Ctx,
  { id, from, days: count }: Input<Contract>,
): Promise<Answer<Contract>> {
  const { now, sql } = ctx
  const daysAhead = ctx.platform.config.bookingDaysAhead
  const { today, lastDate } = bookingWindow(now, 0, daysAhead)
  const firstDate = clamp(from ?? today, today, addDays(lastDate, 1))
  const [point] = await readPointFacts(sql, [id], { firstDate, count }, { now, daysAhead })
  if (!point) refuse('not-found')
  const calendar = calendarOf(point)
  const isComplete = firstDate === today && calendar.days.length > 0
  const first = isComplete ? calendar.days[0] : (await nextTimes(ctx, [id])).get(id)
  const data = { first_date: first?.schedule_date ?? null, last_date: lastDate, ...calendar }
  return ok({ data: await sealFor(ctx.publicKey, data) })
}

/** A point with appointments by phone has neither free times nor taken ones. */
function calendarOf({ row, days }: PointFacts): Pick<DealerCalendar, 'days' | 'unavailable'> {
  const judged = row.hasCalendar ? Array.from(days(), judgeDay) : []
  return {
    unavailable: judged.flatMap(unavailableOf),
    days: judged
      .filter(({ reason }) => reason === null)
      .map(({ date, slots }) => ({
        schedule_date: date,
        start_times: slots.filter((slot) => slot.reason === null).map(({ minute }) => timeOfMinute(minute)),
      })),
  }
}

function unavailableOf({ date, reason, slots }: JudgedDay): UnavailableSlot[] {
  if (reason) return [{ schedule_date: date, start_time: null, full_day: true, reason }]
  return slots.flatMap((slot) =>
    slot.reason
      ? [
          {
            schedule_date: date,
            start_time: timeOfMinute(slot.minute),
            full_day: false,
            reason: slot.reason,
          },
        ]
      : [],
  )
}

function clamp(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}
