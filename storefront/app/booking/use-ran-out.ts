import type { Appointment } from '@pito/contracts/booking'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** The page waits one second after the reservation ends, when the server is certain to report the time as free. */
const afterwards = 1000

/**
 * Returns the appointment if its reservation has ended while the page was open. The page's data are reloaded at that
 * moment.
 */
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
