import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading, focusOn, textOfHeading } from './focus-heading.ts'

/**
 * Moves the focus to the place that the fragment of the URL names or, without one, to the heading of the new page, so
 * that screen readers announce it. If the page itself has focused one of its elements, that element keeps the focus.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation()
  const before = useRef({ pathname, heading: '' })
  const followed = useRef<Element>(null)
  // The cleanup runs at each change and notes the focused element before the new page can move the focus.
  useLayoutEffect(() => () => {
    followed.current = document.activeElement
  })
  useEffect(() => {
    const { pathname: left, heading } = before.current
    before.current = { pathname, heading: textOfHeading() }
    if (left === pathname || hasOwnFocus(followed.current)) return
    const named = document.getElementById(hash.slice(1))
    if (named) focusOn(named)
    else focusHeading(heading)
  }, [pathname, hash])
}

function hasOwnFocus(followed: Element | null): boolean {
  const { activeElement } = document
  const content = document.getElementById('content')
  return activeElement !== followed && activeElement !== content && Boolean(content?.contains(activeElement))
}
