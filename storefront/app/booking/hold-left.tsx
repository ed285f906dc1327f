import type { Appointment } from '@pito/contracts/booking'
import { languageOf } from '@pito/contracts/values/locale'
import { timeShown } from '@pito/web/locale/day-shown'
import { helsinkiTime } from '@pito/web/locale/helsinki-time'
import { useLocale } from '@pito/web/locale/use-locale'
import { useWords } from '@pito/web/words/words'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { booking } from './booking-words.ts'

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

/** The page waits one second after the hold ends, when the server is certain to report the time as free. */
const afterwards = 1000
const minute = 60_000

/**
 * Returns the minutes for which a time is still held, rounded up. The page's data are reloaded when the hold ends, and
 * when the page becomes visible again, because the clock of a page stands still while the device sleeps.
 */
function useHoldLeft(seconds: number): number {
  const { revalidate } = useRevalidator()
  const [minutes, setMinutes] = useState(Math.ceil(seconds / 60))
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const count = () => {
      const left = end - performance.now()
      setMinutes(Math.max(1, Math.ceil(left / minute)))
      if (left > -afterwards) return
      clearInterval(timer)
      void revalidate()
    }
    const timer = setInterval(count, 1000)
    const reload = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', reload)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', reload)
    }
  }, [seconds, revalidate])
  return minutes
}
