import type { Appointment } from '@pito/contracts/booking'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** A second later the server says for certain that the time is free. */
const afterwards = 1000

/** The appointment whose hold ended while the page was open; the page’s data are read again at that moment. */
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
