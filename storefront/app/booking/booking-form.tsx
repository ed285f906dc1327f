import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { PostForm } from '@pito/web/form/post-form'
import { useFetcherForm } from '@pito/web/form/use-form'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useEffectEvent } from 'react'
import { useCart } from '../cart/cart-store.ts'
import { BookingDay } from './booking-day.tsx'
import type { BookingDealer } from './booking-dealer.ts'
import { timesAddress } from './booking-dealer.ts'
import { BookingFaults } from './booking-faults.tsx'
import { BookingFields } from './booking-fields.tsx'
import { BookingFoot } from './booking-foot.tsx'
import { booking } from './booking-words.ts'
import { DayTimes } from './day-times.tsx'
import type { DealerTimes, Opened } from './dealer-times.ts'
import { freeDay } from './dealer-times.ts'
import { PhoneAppointment } from './phone-appointment.tsx'
import { bookingFields } from './submit-booking.ts'
import { useChosenTime } from './use-chosen-time.ts'
import { whyLost } from './why-lost.ts'

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
