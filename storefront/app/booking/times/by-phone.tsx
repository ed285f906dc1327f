import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useLoaderData } from 'react-router'
import { timesAddress } from '../booking-dealer.ts'
import { BookingFields } from '../booking-fields.tsx'
import { BookingSubmit } from '../booking-submit.tsx'
import { PhoneAppointment } from '../phone-appointment.tsx'
import { bookingFields } from '../submit-booking.ts'
import type { TimesData } from './load-times.ts'
import { useInformationAfter } from './use-information-after.ts'

/**
 * Shown for a service point without free times online: its phone number and, if it has no calendar, a form to choose
 * the service point nevertheless.
 */
export function ByPhone() {
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
