import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

interface WideTable {
  readonly box: RefObject<HTMLElement | null>
  readonly table: RefObject<HTMLTableElement | null>
  readonly wide: boolean
}

/**
 * Tells whether a table is wider than its box. Only then the box scrolls, in both directions: a sticky header row
 * sticks to the nearest scrolling box, and in a box that scrolls sideways only it would leave the screen with the
 * page. A table that fits scrolls with the page, so that the browser restores the position on the way back.
 */
export function useWideTable(): WideTable {
  const box = useRef<HTMLElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    if (!box.current || !table.current) return
    const measure = () => setWide((table.current?.offsetWidth ?? 0) > (box.current?.offsetWidth ?? 0))
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    observer.observe(table.current)
    return () => observer.disconnect()
  }, [])
  return { box, table, wide }
}
