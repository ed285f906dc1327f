import type { Appointment } from '@pito/contracts/booking'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** One second after the hold ends, the server is certain to report the time as free. */
const afterwards = 1000

/** The appointment whose hold ended while the page was open; the page's data are reloaded at that moment. */
export function useRanOut(appointment: Appointment | null): Appointment | null {
  const { revalidate } = useRevalidator()
  const [ranOut, setRanOut] = useState<Appointment | null>(null)
  useEffect(() => {
    if (appointment?.seconds_left == null) return undefined
    const timer = setTimeout(
      () => {
        setRanOut(appointment)
        void revalidate()
      },
      appointment.seconds_left * 1000 + afterwards,
    )
    return () => clearTimeout(timer)
  }, [appointment, revalidate])
  return appointment ? null : ranOut
}
