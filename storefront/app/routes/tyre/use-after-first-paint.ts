import { useEffect, useState } from 'react'

const paintMilliseconds = 2000

/**
 * False during the first paint, then true. Use it to delay whatever would compete with the first paint for bandwidth.
 */
export function useAfterFirstPaint(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), paintMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return later
}
