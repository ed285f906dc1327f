import type { Language } from '@pito/contracts/values/locale'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import type { EmailParts } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import { contentOf, factsOf } from './booking-emails.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readBooking, readConfirmedId } from './firm-store.ts'

export interface BookingInEmail {
  readonly isCancelled: boolean
  readonly facts: NonNullable<EmailParts['facts']>
  readonly notes: NonNullable<EmailParts['notes']>
  /** Links to change and to cancel the appointment; a cancelled one has none. */
  readonly links: NonNullable<EmailParts['links']>
  readonly calendar: Email['calendar'] | null
}

/** Returns what the e-mail of an order says about the current state of its fitting, or null if nothing was booked. */
export async function bookingInOrderEmail(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  orderId: string,
  language: Language,
): Promise<BookingInEmail | null> {
  const id = await readConfirmedId(tx, orderId)
  const booking = id === null ? undefined : await readBooking(tx, id)
  if (!booking) return null
  const calendar = calendarEntry(platform, booking, language, now)
  const facts = factsOf(booking, language)
  if (booking.state === 'cancelled') return { isCancelled: true, facts, notes: [], links: [], calendar }
  const {
    paragraphs,
    notes = [],
    button,
    links = [],
  } = contentOf(platform, 'confirmed', booking, { language, now })
  return {
    isCancelled: false,
    facts,
    notes: booking.startsAt ? notes : paragraphs,
    links: [...(button ? [button] : []), ...links],
    calendar,
  }
}
