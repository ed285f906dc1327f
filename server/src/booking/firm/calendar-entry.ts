import { fittingDeadlines } from '@pito/contracts/values/fitting-deadlines'
import type { Language } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import type { Config } from '../../platform/config.ts'
import { addressIn } from '../../platform/config.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import type { CalendarEvent } from '../icalendar/calendar-text.ts'
import { calendarText } from '../icalendar/calendar-text.ts'
import { lastChange } from '../rules/link-state.ts'
import { bookingEmailWords } from './booking-email-words.ts'
import type { Booking } from './firm-store.ts'
import { jobOf } from './job-of-booking.ts'

interface CalendarEntry {
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly text: string
}

/** Returns the calendar file for the customer, or null if the time is agreed by phone. */
export function calendarEntry(
  { config, company }: ShopSettings,
  booking: Booking,
  language: Language,
  now: Date,
): CalendarEntry | null {
  const w = bookingEmailWords[language]
  const { point } = booking
  const job = jobOf(booking, language)
  const timed = eventTimesOf(config, booking)
  if (!timed) return null
  const event = {
    ...timed,
    summary: w.summary(point.name),
    location: addressOf(booking),
    description: [
      ...(job.orderNumber ? [`${w.order} ${job.orderNumber}`] : []),
      ...job.tyres,
      job.services.join(', '),
      ...(job.licencePlate ? [`${w.plate} ${job.licencePlate}`] : []),
      `${w.phone} ${phoneShown(point.phone)}`,
      ...deadlinesOf(config, booking, language, now),
    ].join('\n'),
  }
  const method = event.isCancelled ? 'CANCEL' : 'PUBLISH'
  return {
    method,
    text: calendarText({
      method,
      organizer: { name: company.current.shopName, email: addressIn(config.mailFrom) },
      now,
      events: [event],
    }),
  }
}

/** Returns the sentences about the deadlines of a firm appointment that have not passed yet. */
export function deadlinesOf(config: Config, booking: Booking, language: Language, now: Date): string[] {
  const { startsAt, state } = booking
  if (!startsAt || state !== 'firm') return []
  const { move, cancel } = fittingDeadlines[language]
  const until = momentShown(lastChange(startsAt, config.bookingChangeHours), language)
  return [...(canBeMoved(config, booking, now) ? [move(until)] : []), cancel]
}

export function canBeMoved({ bookingChangeHours }: Config, { startsAt, state }: Booking, now: Date): boolean {
  return startsAt !== null && state === 'firm' && now < lastChange(startsAt, bookingChangeHours)
}

/**
 * Returns the UID that identifies an appointment in every calendar, and the times of the appointment. Returns null if
 * the time is agreed by phone.
 */
export function eventTimesOf(config: Config, { id, sequence, startsAt, endsAt, state }: Booking) {
  if (!startsAt || !endsAt) return null
  const uid = `${id}@${config.shopUrl.hostname}`
  return {
    uid,
    sequence,
    startsAt,
    endsAt,
    isCancelled: state === 'cancelled',
  } satisfies Partial<CalendarEvent>
}

export function addressOf({ point }: Booking): string {
  return `${point.name}, ${point.street}, ${point.zipcode} ${point.city}`
}
