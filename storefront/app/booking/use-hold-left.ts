import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** The page waits one second after the hold ends, when the server is certain to report the time as free. */
const afterwards = 1000
const minute = 60_000

/**
 * Returns the minutes for which a time is still held, rounded up. The page's data are reloaded when the hold ends, and
 * when the page becomes visible again, because the clock of a page stands still while the device sleeps.
 */
export function useHoldLeft(seconds: number): number {
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
