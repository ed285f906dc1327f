import { useEffect, useRef } from 'react'

/** The link that was pressed goes with its tyre: go on at the heading, not at the top of the document. */
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
