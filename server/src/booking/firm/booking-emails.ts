import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import { isEmail } from '@pito/contracts/values/email'
import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import { phoneShown } from '@pito/contracts/values/phone-shown'
import type { Config } from '../../platform/config.ts'
import type { EmailParts } from '../../platform/mail/email-layout.ts'
import { renderEmail } from '../../platform/mail/email-layout.ts'
import type { Email } from '../../platform/mail/send-mail.ts'
import type { ShopSettings } from '../../platform/platform.ts'
import { bookingEmailWords, garageEmailWords } from './booking-email-words.ts'
import type { BookingVersion } from './booking-token.ts'
import { bookingToken } from './booking-token.ts'
import { calendarEntry, canBeMoved, deadlinesOf } from './calendar-entry.ts'
import type { Booking, BookingCustomer } from './firm-store.ts'
import { jobOf } from './job-of-booking.ts'
import { cancelOrderLink } from './order-token.ts'

export type CustomerEmail = 'confirmed' | 'moved' | 'cancelled' | 'declined' | 'acknowledged' | 'reminder'
export type GarageEmail = 'booked' | 'moved' | 'changed' | 'cancelled'

type Content = Pick<EmailParts, 'paragraphs' | 'button' | 'links' | 'notes'> & { readonly subject: string }

export function customerEmail(
  shop: ShopSettings,
  kind: CustomerEmail,
  booking: Booking,
  customer: BookingCustomer,
  now: Date,
): Email {
  const language = languageOf(customer.locale)
  const { subject, paragraphs, ...content } = contentOf(shop, kind, booking, { language, now })
  const rendered = renderEmail(shop, {
    locale: customer.locale,
    title: subject,
    paragraphs: [bookingEmailWords[language].hello(customer.name), ...paragraphs],
    facts: [...orderFacts(booking, language), tyresFact(booking, language), ...factsOf(booking, language)],
    ...content,
  })
  const isEntry = kind === 'confirmed' || kind === 'moved' || kind === 'cancelled' || kind === 'declined'
  const entry = isEntry ? calendarEntry(shop, booking, language, now) : null
  return {
    to: customer.email,
    event: 'fitting',
    orderId: booking.order?.id ?? null,
    locale: customer.locale,
    subject,
    ...rendered,
    ...(entry && { calendar: entry }),
  }
}

export function contentOf(
  shop: ShopSettings,
  kind: CustomerEmail,
  booking: Booking,
  { language, now }: { readonly language: Language; readonly now: Date },
): Content {
  if (kind === 'cancelled' || kind === 'declined') return contentOfEnd(shop, kind, booking, language)
  const w = bookingEmailWords[language]
  const { config } = shop
  const { startsAt } = booking
  const { name } = booking.point
  const cancel = { label: w.cancel, url: bookingLink(config, 'cancel', booking, language) }
  if (!startsAt && kind === 'confirmed')
    return {
      subject: w.byPhoneSubject(name),
      paragraphs: [w.byPhone(name, phoneShown(booking.point.phone))],
      links: [cancel],
    }
  const when = startsAt ? momentShown(startsAt, language) : ''
  const change = { label: w.change, url: bookingLink(config, 'move', booking, language) }
  const links = { ...(canBeMoved(config, booking, now) && { button: change }), links: [cancel] }
  const deadlines = deadlinesOf(config, booking, language, now)
  const notes = [...deadlines, w.entry]
  switch (kind) {
    case 'confirmed':
      return { subject: w.confirmedSubject(when, name), paragraphs: [w.confirmed], notes, ...links }
    case 'moved':
      return { subject: w.movedSubject(when, name), paragraphs: [w.moved], notes, ...links }
    case 'reminder':
      return { subject: w.reminderSubject(when, name), paragraphs: [w.reminder], notes: deadlines, ...links }
    case 'acknowledged':
      return {
        subject: w.acknowledgedSubject(name),
        paragraphs: [w.acknowledged(name)],
        notes: deadlines,
        ...links,
      }
  }
}

function contentOfEnd(
  { config, company }: ShopSettings,
  kind: 'cancelled' | 'declined',
  booking: Booking,
  language: Language,
): Content {
  const w = bookingEmailWords[language]
  const { startsAt, point } = booking
  const { phone } = company.current
  if (kind === 'cancelled')
    return {
      subject: w.cancelledSubject(point.name),
      paragraphs: [w.cancelled],
      notes: [w.cancelledNote(phone)],
    }
  return {
    subject: w.declinedSubject(point.name),
    paragraphs: [startsAt ? w.declined(point.name) : w.declinedByPhone(point.name)],
    notes: [w.declinedNote(phone)],
    ...(booking.order && {
      links: [{ label: w.cancel, url: cancelOrderLink(config, booking.order.id, language) }],
    }),
    ...(startsAt && {
      button: { label: w.chooseAnother, url: bookingLink(config, 'move', booking, language) },
    }),
  }
}

function tyresFact(booking: Booking, language: Language): readonly [string, string] {
  const { tyres } = jobOf(booking, language)
  return [bookingEmailWords[language].tyres, tyres.join(', ') || String(booking.tyres)]
}

function orderFacts({ order }: Booking, language: Language): (readonly [string, string])[] {
  return order ? [[bookingEmailWords[language].order, order.number]] : []
}

/** Returns the facts of an appointment. The e-mail of an order names the tyres itself. */
export function factsOf(booking: Booking, language: Language): NonNullable<EmailParts['facts']> {
  const w = bookingEmailWords[language]
  const { point, startsAt, customer } = booking
  return [
    ...(startsAt ? [[w.when, momentShown(startsAt, language)] as const] : []),
    [w.where, point.name],
    [w.address, `${point.street}, ${point.zipcode} ${point.city}`],
    [w.phone, phoneShown(point.phone)],
    [w.services, booking.services[language].join(', ')],
    ...(customer?.licencePlate ? [[w.plate, customer.licencePlate] as const] : []),
  ]
}

export function garageEmail(shop: ShopSettings, kind: GarageEmail, booking: Booking): Email {
  const g = garageEmailWords
  const w = bookingEmailWords.fi
  const { point, startsAt, customer } = booking
  const when = startsAt && momentShown(startsAt, 'fi')
  const subject = subjectForGarage(kind, when)
  const facts: (readonly [string, string])[] = [
    ...(when ? [[w.when, when] as const] : []),
    [w.where, point.name],
    ...factsOfJob(booking),
    ...(customer ? factsOfCustomer(customer) : []),
  ]
  const rendered = renderEmail(shop, {
    locale: 'fi_FI',
    title: subject,
    paragraphs: [kind === 'booked' && !when ? g.byPhone : g[kind]],
    facts,
    ...(kind !== 'cancelled' && {
      button: { label: g.acknowledge, url: bookingLink(shop.config, 'acknowledge', booking, 'fi') },
      notes: [g.declineNote],
      links: [
        { label: g.decline, url: bookingLink(shop.config, 'decline', booking, 'fi') },
        { label: g.fitted, url: bookingLink(shop.config, 'fitted', booking, 'fi') },
      ],
    }),
  })
  // An address that cannot receive mail must not undo a paid booking, so the shop's staff receive the e-mail and pass
  // it on.
  const to = isEmail(point.email) ? point.email : shop.config.partnerMail
  return { to, event: 'garage', orderId: booking.order?.id ?? null, locale: 'fi_FI', subject, ...rendered }
}

function subjectForGarage(kind: GarageEmail, when: string | null): string {
  const g = garageEmailWords
  if (when) return g[`${kind}Subject`](when)
  if (kind === 'changed') return g.changedByPhoneSubject
  return kind === 'cancelled' ? g.cancelledByPhoneSubject : g.byPhoneSubject
}

/** The facts of the job, for the e-mails to a garage and for its calendar. */
export function factsOfJob(booking: Booking): (readonly [string, string])[] {
  const w = bookingEmailWords.fi
  const { orderNumber, services, licencePlate } = jobOf(booking, 'fi')
  return [
    ...(orderNumber ? [[w.order, orderNumber] as const] : []),
    ...(licencePlate ? [[w.plate, licencePlate] as const] : []),
    tyresFact(booking, 'fi'),
    [w.services, services.join(', ')],
  ]
}

export function factsOfCustomer({ name, phone, email }: BookingCustomer): (readonly [string, string])[] {
  const g = garageEmailWords
  return [
    [g.customer, name],
    [bookingEmailWords.fi.phone, phone],
    [g.email, email],
  ]
}

const pages: Readonly<Record<AppointmentAction, string>> = {
  move: '/appointment/move',
  cancel: '/appointment/cancel',
  acknowledge: '/garage/acknowledge',
  decline: '/garage/decline',
  fitted: '/garage/fitted',
}

/** The token is in the query string, which no log stores. */
function bookingLink(
  config: Config,
  action: AppointmentAction,
  version: BookingVersion,
  language: Language,
): string {
  const token = bookingToken(config, action, version)
  return `${config.shopUrl.origin}${pages[action]}?lang=${language}&token=${token}`
}
