import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { timeShown } from '@pito/web/locale/day-shown'
import { helsinkiTime } from '@pito/web/locale/helsinki-time'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { booking } from './booking-words.ts'
import { useHoldLeft } from './use-hold-left.ts'

interface HoldLeftProps {
  readonly appointment: Pick<Appointment, 'held_until' | 'seconds_left'>
}

/** Shows until when a time is held for the cart, and how many minutes that is. An appointment by phone has no end. */
export function HoldLeft({ appointment: { held_until: until, seconds_left: seconds } }: HoldLeftProps) {
  return until !== null && seconds !== null && <Countdown until={until} seconds={seconds} key={until} />
}

/** The minutes at which the end of the hold is announced. Announcing each minute would interrupt a screen reader. */
const announcedAt = [5, 1]

function Countdown({ until, seconds }: { until: string; seconds: number }) {
  const w = useWords(booking)
  const language = languageOf(useLocale())
  const minutes = useHoldLeft(seconds)
  return (
    <>
      <p className="small">
        {w.held(timeShown(helsinkiTime(until), language), minutes)} {w.firm}
      </p>
      <p className="vh" role="status">
        {announcedAt.includes(minutes) ? w.heldOnly(minutes) : ''}
      </p>
    </>
  )
}
