import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { car } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { Platform } from '../platform/platform.ts'
import type { PriceSettings } from '../pricing/index.ts'
import { cachedSettings, daysAtHome, readPriceSettings } from '../pricing/index.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import { minuteOf } from './rules/helsinki.ts'

interface Moment {
  readonly platform: Pick<Platform, 'config'>
  readonly now: Date
}

/**
 * Returns what the calendars of all service points depend on, for tyres that are ordered now. The delivery settings are
 * cached, so this is for lists of times; a transaction that takes a time calls `readCalendarFacts`.
 */
export async function calendarFacts(ctx: Pick<Context, 'platform' | 'now'>): Promise<CalendarFacts> {
  return factsOf(ctx, arrivalDay(await cachedSettings(ctx), clockAt(ctx.now)))
}

/** Returns the same facts as `calendarFacts`, from settings that are read within the caller's transaction. */
export async function readCalendarFacts(sql: Sql, ctx: Moment): Promise<CalendarFacts> {
  return factsOf(ctx, arrivalDay(await readPriceSettings(sql, ctx.now), clockAt(ctx.now)))
}

/** The parts of a confirmed appointment on which the arrival of its tyres depends. */
interface BookedTyres {
  readonly startsAt: Date | null
  /** The moment at which the order was sent; null before that. */
  readonly shippedAt: Date | null
}

/**
 * Returns the facts for moving an appointment. Its tyres arrive as long after they were sent as the delivery settings
 * say, and at the latest by the day of the appointment, for which they were promised. Moving an appointment to a later
 * day is therefore never refused because of the delivery.
 */
export async function readFactsOfBooking(
  sql: Sql,
  ctx: Moment,
  { startsAt, shippedAt }: BookedTyres,
): Promise<CalendarFacts> {
  const clock = shippedAt === null ? clockAt(ctx.now) : { today: helsinkiDate(shippedAt), hour: 0 }
  const arrival = arrivalDay(await readPriceSettings(sql, ctx.now), clock)
  const promised = startsAt === null ? arrival : helsinkiDate(startsAt)
  return factsOf(ctx, promised < arrival ? promised : arrival)
}

function factsOf({ now, platform }: Moment, day: string): CalendarFacts {
  return { now, daysAhead: platform.config.bookingDaysAhead, arrivalDay: day }
}

function clockAt(now: Date) {
  return { today: helsinkiDate(now), hour: Math.floor(minuteOf(now) / 60) }
}

/**
 * Returns the last day of the delivery range. Only truck tyres have a delivery time of their own, and they are never
 * fitted, so the day is the same for every cart and every article that can be fitted.
 */
function arrivalDay(
  settings: Pick<PriceSettings, 'deliveryTimes' | 'dispatch'>,
  clock: PriceSettings['clock'],
): string {
  return daysAtHome({ ...settings, clock }, [car]).to
}
