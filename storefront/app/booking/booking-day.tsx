import { setLocalTimeZone } from '@internationalized/date'
import { holidayOn } from '@pito/contracts/values/finnish-holidays'
import { languageOf } from '@pito/contracts/values/locale'
import { Calendar } from '@pito/ui/calendar'
import { FieldError } from '@pito/ui/field'
import { dayShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useId, useState } from 'react'
import { useRootData } from '../page/root-data.ts'
import { dayFieldId } from './booking-faults.tsx'
import { booking } from './booking-words.ts'
import type { DealerTimes } from './dealer-times.ts'
import { freeDay, whyNotPicked } from './dealer-times.ts'
import type { ChosenTimeState } from './use-chosen-time.ts'

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
export function BookingDay({ times, chosen, error }: BookingDayProps) {
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
