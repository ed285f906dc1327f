import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation } from 'react-router'

/**
 * Shows that the page is waiting: at once on the link or button that was pressed, and after a moment by a bar at the top
 * of the window. The style sheet also shows the bar while a button is busy for another reason.
 */
export function WaitingBar() {
  const isNavigating = useNavigation().state !== 'idle'
  // Only fetchers that submit a form follow a press. Others load parts of the page by themselves.
  const isSubmitting = useFetchers().some(({ formData }) => formData !== undefined)
  useMarkOnPressed(isNavigating)
  return <div className="waiting no-print" data-active={isNavigating || isSubmitting || undefined} />
}

/** Marks the link or button whose press has started the navigation as busy until the navigation ends. */
function useMarkOnPressed(isNavigating: boolean) {
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button') : null
    }
    const forget = () => {
      pressed.current = null
    }
    addEventListener('click', remember, { capture: true })
    addEventListener('popstate', forget)
    return () => {
      removeEventListener('click', remember, { capture: true })
      removeEventListener('popstate', forget)
    }
  }, [])
  useEffect(() => {
    const control = pressed.current
    if (!isNavigating || !control || control.hasAttribute('aria-busy')) return
    control.setAttribute('aria-busy', 'true')
    return () => {
      control.removeAttribute('aria-busy')
      pressed.current = null
    }
  }, [isNavigating])
}
