import { useEffect, useRef } from 'react'

/**
 * The pressed link is removed together with its tyre, so the focus moves to the heading instead of the top of the
 * document.
 */
export function useHeadingAfterChange(shown: unknown) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const changed = before.current !== shown
    before.current = shown
    if (changed && document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [shown])
  return heading
}
