import type { MouseEvent } from 'react'
import { cookieSettingsAsked } from './cookie-choice.ts'

/** Without script nothing is asked and nothing kept; then it leads to where that is said. */
export function CookieSettingsLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    window.dispatchEvent(new Event(cookieSettingsAsked))
  }
  return (
    <a href="/information/cookie-policy" aria-haspopup="dialog" onClick={open}>
      {children}
    </a>
  )
}
