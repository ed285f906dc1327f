import type { Language } from '@pito/contracts/values/locale'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import type { Config } from '../../platform/config.ts'
import { addressIn } from '../../platform/config.ts'
import type { CalendarEvent } from '../icalendar/calendar-text.ts'
import { calendarText } from '../icalendar/calendar-text.ts'
import { bookingEmailWords } from './booking-email-words.ts'
import type { Booking } from './firm-store.ts'

interface CalendarEntry {
  readonly method: 'PUBLISH' | 'CANCEL'
  readonly text: string
}

/** Returns the calendar file for the customer, or null if the time is agreed by phone. */
export function calendarEntry(
  config: Config,
  booking: Booking,
  language: Language,
  now: Date,
): CalendarEntry | null {
  const w = bookingEmailWords[language]
  const { point } = booking
  const timed = eventTimesOf(config, booking)
  if (!timed) return null
  const event = {
    ...timed,
    summary: w.summary(point.name),
    location: addressOf(booking),
    description: `${booking.services[language].join(', ')}\n${w.phone} ${phoneShown(point.phone)}`,
  }
  const method = event.isCancelled ? 'CANCEL' : 'PUBLISH'
  return {
    method,
    text: calendarText({ method, organizer: addressIn(config.mailFrom), now, events: [event] }),
  }
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
