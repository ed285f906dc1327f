import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The focused element, such as a link or a popup, may disappear with the previous page; then the content of the new
 * page is focused.
 */
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
