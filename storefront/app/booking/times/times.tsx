import './times-page.css'
import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { Breadcrumb } from '@pito/ui/breadcrumb'
import { Disclosure } from '@pito/ui/disclosure'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect } from 'react'
import { Link, useLoaderData, useNavigate } from 'react-router'
import { checkoutAction } from '../../account/leave-for-login.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { Hyphenated } from '../../words/hyphenated.tsx'
import { timesAddress } from '../booking-dealer.ts'
import { BookingFields } from '../booking-fields.tsx'
import { BookingSubmit } from '../booking-submit.tsx'
import { booking } from '../booking-words.ts'
import type { FreeDay } from '../dealer-times.ts'
import { freeDay, whyNotPicked } from '../dealer-times.ts'
import { PhoneAppointment } from '../phone-appointment.tsx'
import { bookingFields, submitBooking } from '../submit-booking.ts'
import { TimeChoice } from '../time-choice.tsx'
import type { TimesData } from './load-times.ts'
import { timesLoader, translatedTimesPath } from './load-times.ts'

export { shouldRevalidate, timesMeta as meta } from './times-meta.ts'

export const loader = timesLoader.onServer
export const clientLoader = timesLoader.inBrowser

const submit = checkoutAction(submitBooking)
export const action = submit.onServer
export const clientAction = submit.inBrowser
export const handle = {
  languages: { asennuspiste: 'fi', 'service-point': 'en' },
  translate: translatedTimesPath,
}

export default function Times() {
  return <TimesPage />
}

/** Shows the content of the booking popup as a page, for browsers without scripts and as the target of links. */
function TimesPage() {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { point, times, date } = useLoaderData<TimesData>()
  const day = freeDay(times, date) ?? times.days[0] ?? null
  return (
    <div className="wrap times-page">
      <Breadcrumb
        label={w.path}
        crumbs={[
          { label: w.home, href: '/' },
          { label: w.points, href: '/service-points' },
          { label: point.name, href: point.links[language] },
        ]}
        here={w.times}
      />
      <h1>
        <Hyphenated text={w.title} />
      </h1>
      <p className="lead">
        {point.name}, {point.street}, {point.zipcode} {point.city}
      </p>
      {day ? (
        <div className="times-page__cols">
          <DayLinks chosen={day.date} />
          <TimesForm day={day} key={day.date} />
        </div>
      ) : (
        <ByPhone />
      )}
    </div>
  )
}

/**
 * Shown for a service point without free times online: its phone number and, if it has no calendar, a form to choose
 * the service point nevertheless.
 */
function ByPhone() {
  const language = languageOf(useLocale())
  const { point, cartId } = useLoaderData<TimesData>()
  const form = useForm<(typeof bookingFields)[number], Appointment>({
    id: 'book',
    action: timesAddress(point.slug, language),
    fields: bookingFields,
  })
  useInformationAfter(form.done)
  return (
    <PostForm form={form} className="stack">
      <PhoneAppointment dealer={point} />
      <BookingFields dealer={point} cartId={cartId} date={null} />
      {!point.hasCalendar && (
        <BookingSubmit dealer={point} hasTyres={cartId !== null} state={form.pending ? 'sending' : 'ready'} />
      )}
    </PostForm>
  )
}

/** Shows the free times of one day, with the button to reserve one of them. */
function TimesForm({ day }: { day: FreeDay }) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { point, cartId } = useLoaderData<TimesData>()
  const form = useForm<(typeof bookingFields)[number], Appointment>({
    id: 'book',
    action: timesAddress(point.slug, language, day.date),
    fields: bookingFields,
  })
  useInformationAfter(form.done)
  return (
    <section aria-label={w.timesOf(point.name)}>
      <PostForm form={form} className="stack">
        <BookingFields dealer={point} cartId={cartId} date={day.date} />
        <TimeChoice day={day} {...form.radios('start_time')} />
        <BookingSubmit dealer={point} hasTyres={cartId !== null} state={form.pending ? 'sending' : 'ready'} />
      </PostForm>
    </section>
  )
}

const shownFirst = 12

/** Shows links to the days with free times, and the reasons why other days are not available. */
function DayLinks({ chosen }: { chosen: string }) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const { times } = useLoaderData<TimesData>()
  const dates = times.days.map(({ date }) => date)
  const later = dates.slice(shownFirst)
  return (
    <section aria-labelledby="choose-day">
      <h2 id="choose-day">{w.chooseDay}</h2>
      <Days dates={dates.slice(0, shownFirst)} chosen={chosen} />
      {later.length > 0 && (
        <Disclosure summary={w.laterDays} open={later.includes(chosen)}>
          <Days dates={later} chosen={chosen} />
        </Disclosure>
      )}
      <p className="small quiet">{w.until(dayShown(times.lastDate, language))}</p>
      <MissingDays />
    </section>
  )
}

interface DaysProps {
  readonly dates: readonly string[]
  readonly chosen: string
}

function Days({ dates, chosen }: DaysProps) {
  const language = languageOf(useLocale())
  const { point } = useLoaderData<TimesData>()
  return (
    <ul className="slots times-page__days">
      {dates.map((date) => (
        <li key={date}>
          <Link
            className="slot"
            to={timesAddress(point.slug, language, date)}
            aria-current={date === chosen ? 'date' : undefined}
            preventScrollReset
          >
            {dayShown(date, language)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Lists the unavailable days up to the last day of the calendar. The text above the list covers later days. */
function MissingDays() {
  const w = useWords(booking)
  const locale = useLocale()
  const { times } = useLoaderData<TimesData>()
  const dates = Object.keys(times.reasons).filter((date) => date <= times.lastDate)
  const byReason = Map.groupBy(dates, (date) => whyNotPicked(times, date, locale) ?? '')
  if (dates.length === 0) return null
  return (
    <Disclosure summary={w.whyDaysMissing}>
      <ul className="stack stack--tight small">
        {[...byReason].map(([reason, days]) => (
          <li key={reason}>
            {days.map((date) => dayShown(date, languageOf(locale))).join(', ')}
            {': '}
            {reason}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Opens the information page after a booking. Without scripts the server's action redirects to that page. */
function useInformationAfter(booked: Appointment | null): void {
  const navigate = useNavigate()
  const locale = useLocale()
  useEffect(() => {
    if (booked) void navigate(checkoutAddress('information', locale))
  }, [booked, navigate, locale])
}
