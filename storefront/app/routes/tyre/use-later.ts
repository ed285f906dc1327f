import { useEffect, useState } from 'react'

const paintMilliseconds = 2000

/** False while the page is painted first, then true: for what would compete with it for the line. */
export function useLater(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), paintMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return later
}
