import { setLocalTimeZone } from '@internationalized/date'
import type { Appointment } from '@pito/contracts/booking'
import { holidayOn } from '@pito/contracts/values/finnish-holidays'
import { languageOf } from '@pito/contracts/values/locale'
import { Alert } from '@pito/ui/alert'
import { Calendar } from '@pito/ui/calendar'
import { FieldError } from '@pito/ui/field'
import type { FormResult } from '@pito/web/form/form-result'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useCart } from '../cart/cart-store.ts'
import { useRootData } from '../page/root-data.ts'
import type { BookingDealer } from './booking-dealer.ts'
import { timesAddress } from './booking-dealer.ts'
import { BookingFields } from './booking-fields.tsx'
import { BookingFoot } from './booking-foot.tsx'
import { booking } from './booking-words.ts'
import type { DealerTimes, FreeDay, Opened } from './dealer-times.ts'
import { freeDay, whyNotPicked } from './dealer-times.ts'
import { PhoneAppointment } from './phone-appointment.tsx'
import { bookingFields } from './submit-booking.ts'
import { TimeChoice } from './time-choice.tsx'
import type { ChosenTimeState } from './use-chosen-time.ts'
import { useChosenTime } from './use-chosen-time.ts'

interface BookingFormProps {
  readonly dealer: BookingDealer
  readonly serviceIds?: readonly number[] | undefined
  readonly opened: Opened
  readonly times: DealerTimes
  readonly onBooked: () => void
  readonly onLost: (sentences: readonly string[]) => void
}

export function BookingForm({ dealer, serviceIds, opened, times, onBooked, onLost }: BookingFormProps) {
  const w = useWords(booking)
  const cart = useCart().cart
  const cartId = cart && cart.quantity > 0 ? cart.id : null
  const form = useFetcherForm<(typeof bookingFields)[number], Appointment>({
    id: `book-${dealer.id}-${opened.number}`,
    action: timesAddress(dealer.slug, languageOf(useLocale())),
    fields: bookingFields,
    // The dialog shows the booked time until the next page is there.
    retainsValues: true,
  })
  const chosen = useChosenTime({ dealer, times, start: opened.start })
  const { result } = form
  const settle = useEffectEvent((settled: typeof result) => {
    const lost = whyLost(settled)
    if (settled?.outcome === 'done') onBooked()
    else if (lost) onLost(lost)
  })
  useEffect(() => settle(result), [result])
  const day = freeDay(times, chosen.date)
  const isOnline = dealer.hasCalendar && times.days.length > 0
  return (
    <PostForm form={form} className="booking__form">
      <BookingFields
        dealer={dealer}
        cartId={cartId}
        held={cart?.appointment}
        date={chosen.date}
        serviceIds={serviceIds}
      />
      {/* The key lets the same errors be announced after each submission. */}
      <BookingFaults form={form} key={form.repeated.count} />
      {isOnline ? (
        <div className="booking__cols">
          <BookingDay times={times} chosen={chosen} error={form.error('schedule_date') && w.chooseDay} />
          <DayTimes day={day} chosen={chosen} error={form.error('start_time') && w.chooseTime} />
        </div>
      ) : (
        <PhoneAppointment dealer={dealer} />
      )}
      <BookingFoot
        dealer={dealer}
        chosen={chosen}
        hasTyres={cartId !== null}
        canBook={isOnline || !dealer.hasCalendar}
        state={form.pending || form.done ? 'sending' : 'ready'}
      />
    </PostForm>
  )
}

/**
 * Returns the shop's reasons why a booking failed. Returns null if there is nothing to say or if the form shows the
 * error itself: a missing choice, or a cart that the service point cannot serve, for which no other time would help.
 */
export function whyLost(result: FormResult | null): readonly string[] | null {
  if (result?.outcome !== 'refused' || result.message === null) return null
  const { errors, message } = result
  const fields = Object.keys(errors)
  const ownFields: readonly string[] = bookingFields
  if (fields.some((field) => !ownFields.includes(field))) return null
  return fields.length > 0 ? Object.values(errors).flat() : [message]
}

interface DayTimesProps {
  readonly day: FreeDay | null
  readonly chosen: ChosenTimeState
  readonly error: string | undefined
}

function DayTimes({ day, chosen, error }: DayTimesProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  return (
    <div className="booking__times" id={timeFieldId}>
      {/* The number is announced instead of all times. */}
      <p className="vh" role="status">
        {day && w.freeTimesOf(dayShown(day.date, language), day.times.length)}
      </p>
      {day ? (
        <TimeChoice
          key={day.date}
          day={day}
          name="start_time"
          error={error}
          value={chosen.time ?? ''}
          onChange={chosen.pickTime}
        />
      ) : (
        <>
          <p className="quiet">{w.dayFirst}</p>
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
    </div>
  )
}

// The calendar uses Finnish time, because the service points, and not the visitor's device, determine which day is
// today.
setLocalTimeZone('Europe/Helsinki')

interface BookingDayProps {
  readonly times: DealerTimes
  readonly chosen: ChosenTimeState
  readonly error: string | undefined
}

/**
 * Shows the calendar of a service point. If the focus moves to a day that cannot be picked, the reason appears under
 * the calendar.
 */
function BookingDay({ times, chosen, error }: BookingDayProps) {
  const w = useWords(booking)
  const locale = useLocale()
  const language = languageOf(locale)
  const errorId = useId()
  const [looked, setLooked] = useState<string | null>(null)
  const first = times.days[0]?.date ?? times.lastDate
  const today = useRootData()?.today ?? first
  const most = Math.max(...times.days.map((day) => day.times.length))
  const reason = looked && whyNotPicked(times, looked, locale)
  return (
    <section
      className="booking__day"
      id={dayFieldId}
      aria-label={w.calendar}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Calendar
        label={w.calendar}
        locale={locale.replace('_', '-')}
        value={chosen.date}
        first={first}
        last={times.lastDate}
        today={today}
        opensAt={first}
        canPick={(date) => freeDay(times, date) !== null}
        share={(date) => (freeDay(times, date)?.times.length ?? 0) / most}
        describe={(date) => w.freeTimes(freeDay(times, date)?.times.length ?? 0)}
        isHoliday={(date) => holidayOn(date) !== undefined}
        onPick={chosen.pickDate}
        onLook={setLooked}
        earlierLabel={w.earlier}
        laterLabel={w.later}
      />
      <p className="small booking__why" role="status">
        {looked && reason ? `${dayShown(looked, language)}: ${reason}` : ''}
      </p>
      <p className="small quiet">
        {w.barHint} {w.until(dayShown(times.lastDate, language))}
      </p>
    </section>
  )
}

const dayFieldId = 'booking-day'
const timeFieldId = 'booking-times'

interface BookingFaultsProps {
  readonly form: { readonly error: (name: 'schedule_date' | 'start_time') => string | undefined }
}

/** Lists the missing choices above the form. Each line links to its field, which shows the same error. */
function BookingFaults({ form }: BookingFaultsProps) {
  const w = useWords(booking)
  const errors = [
    { field: dayFieldId, text: form.error('schedule_date') },
    { field: timeFieldId, text: form.error('start_time') },
  ].filter(({ text }) => text !== undefined)
  if (errors.length === 0) return null
  return <Alert tone="bad" title={w.faults} errors={errors} />
}
