import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading when a tyre is removed, because the pressed link is removed with it. Otherwise the
 * focus would return to the top of the document.
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
