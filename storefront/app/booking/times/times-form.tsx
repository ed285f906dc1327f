import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { PostForm } from '@pito/web/form/post-form'
import { useForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useLoaderData } from 'react-router'
import { timesAddress } from '../booking-dealer.ts'
import { BookingFields } from '../booking-fields.tsx'
import { BookingSubmit } from '../booking-submit.tsx'
import { booking } from '../booking-words.ts'
import type { FreeDay } from '../dealer-times.ts'
import { bookingFields } from '../submit-booking.ts'
import { TimeChoice } from '../time-choice.tsx'
import type { TimesData } from './load-times.ts'
import { useInformationAfter } from './use-information-after.ts'

/** Shows the free times of one day, with the button to reserve one of them. */
export function TimesForm({ day }: { day: FreeDay }) {
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
