import { useEffect, useState } from 'react'

const paintMilliseconds = 2000

/**
 * Returns false during the first paint and true afterwards. Content that would compete with the first paint for
 * bandwidth waits for this.
 */
export function useAfterFirstPaint(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), paintMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return later
}
