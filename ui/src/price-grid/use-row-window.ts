import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** The height of a row in pixels, which is also in price-grid.css. */
export const rowHeight = 44
/** The rows above and below the visible ones, so that a fast scroll does not show blank rows. */
const spare = 8
const rowsOnServer = 12

export interface RowWindow {
  readonly from: number
  readonly to: number
}

/**
 * Returns the rows to render. `flushSync` is needed in the listener: a browser paints the new scroll position right
 * after the event, and React would render the new rows one frame later.
 */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number) {
  const [first, setFirst] = useState(0)
  const [visible, setVisible] = useState(rowsOnServer)
  const [wide, setWide] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const scroll = () => flushSync(() => setFirst(Math.floor(element.scrollTop / rowHeight)))
    const measure = () => {
      setVisible(Math.ceil(element.clientHeight / rowHeight))
      setWide(element.scrollWidth > element.clientWidth)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', scroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', scroll)
    }
  }, [box])
  const from = Math.max(0, Math.min(first, count - visible) - spare)
  return { from, to: Math.min(count, first + visible + spare), visible, wide }
}
