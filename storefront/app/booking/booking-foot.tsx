import { endOfSlot } from '@pito/contracts/values/appointment-slot'
import { languageOf } from '@pito/contracts/values/locale'
import { dayShown, timeShown } from '@pito/web/locale/day-shown'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import type { BookingDealer } from './booking-dealer.ts'
import type { SubmitState } from './booking-submit.tsx'
import { BookingSubmit } from './booking-submit.tsx'
import { booking } from './booking-words.ts'
import type { ChosenTimeState } from './use-chosen-time.ts'

interface BookingFootProps {
  readonly dealer: BookingDealer
  readonly chosen: Pick<ChosenTimeState, 'date' | 'time'>
  readonly hasTyres: boolean
  /** False if the service point has a calendar but no free time in it. */
  readonly canBook: boolean
  readonly state: SubmitState
}

/** Shows the chosen time and the submit button. */
export function BookingFoot({ dealer, chosen: { date, time }, hasTyres, canBook, state }: BookingFootProps) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  return (
    <div className="booking__foot">
      <div className="booking__chosen">
        {date && time && (
          <p className="num" aria-live="polite">
            <b>
              {w.chosen(
                dayShown(date, language),
                timeShown(time, language),
                timeShown(endOfSlot(time), language),
              )}
            </b>
          </p>
        )}
        {hasTyres && dealer.hasCalendar && canBook && <p className="small quiet">{w.firm}</p>}
        {!hasTyres && date && <p className="small quiet">{w.remembered}</p>}
      </div>
      {canBook && <BookingSubmit dealer={dealer} hasTyres={hasTyres} state={state} />}
    </div>
  )
}
