import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

const gap = 8

/** Limits the height of an open list to what the on-screen keyboard leaves visible. The list scrolls inside itself. */
export function useHeightAboveKeyboard(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOpen || !viewport) return
    const limit = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0
      const bottom = viewport.offsetTop + viewport.height
      list.current?.style.setProperty('max-block-size', `${Math.max(0, bottom - top - gap)}px`)
    }
    limit()
    viewport.addEventListener('resize', limit)
    return () => viewport.removeEventListener('resize', limit)
  }, [isOpen])
  return list
}
