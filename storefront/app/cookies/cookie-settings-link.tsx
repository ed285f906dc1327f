import { Anchor } from '@pito/ui/anchor'
import type { MouseEvent } from 'react'
import { cookieSettingsRequested } from './cookie-choice.ts'

/** Opens the cookie settings. Without scripts no choice can be stored, so the link leads to the cookie policy. */
export function CookieSettingsLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    event.preventDefault()
    window.dispatchEvent(new Event(cookieSettingsRequested))
  }
  return (
    <Anchor href="/information/cookie-policy" aria-haspopup="dialog" onClick={open}>
      {children}
    </Anchor>
  )
}
