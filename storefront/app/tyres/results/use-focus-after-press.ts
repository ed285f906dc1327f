import { useEffect, useRef } from 'react'

/**
 * If the element that was focused last disappears with the old list, the focus moves to the number of tyres or, if the
 * sheet is open, to the sheet.
 */
export function useFocusAfterPress(shown: string) {
  const fallback = useRef<HTMLParagraphElement>(null)
  const lastFocused = useRef<Element>(null)
  const before = useRef(shown)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) lastFocused.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const changed = before.current !== shown
    before.current = shown
    if (!changed || document.activeElement !== document.body || lastFocused.current?.isConnected !== false)
      return
    const inSheet = document.querySelector<HTMLElement>(':popover-open button:enabled')
    const next = inSheet ?? fallback.current
    next?.focus({ preventScroll: true })
  }, [shown])
  return fallback
}
