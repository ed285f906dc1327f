import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What had the focus may have left with the page before, as a link or a popup: then the new page has it. */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}
