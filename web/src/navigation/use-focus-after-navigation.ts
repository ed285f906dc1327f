import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the place that the fragment of the URL names or, without one, to the heading of the new page, so
 * that screen readers announce it. If the page itself has focused one of its elements, that element keeps the focus.
 */
export function useFocusAfterNavigation(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)
  const followed = useRef<Element>(null)
  // The cleanup runs at each change and notes the focused element before the new page can move the focus.
  useLayoutEffect(() => () => {
    followed.current = document.activeElement
  })
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const content = document.getElementById('content')
    const { activeElement } = document
    if (activeElement !== followed.current && activeElement !== content && content?.contains(activeElement))
      return
    focusOn(document.getElementById(hash.slice(1)) ?? content?.querySelector('h1') ?? content)
  }, [pathname, hash])
}

function focusOn(target: HTMLElement | null) {
  if (target && target.tabIndex < 0) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}
