import { hadSession, isWithoutSession } from '@pito/web/session/ended-session'
import { clearSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'
import { loginAddress } from './login-address.ts'

interface Opened {
  readonly url: URL
  /** That of the navigation, which its loaders share. */
  readonly signal: AbortSignal
  /** Whether there was a session before the call: the response of a session that is over takes its marker away. */
  readonly isMarked: boolean
}

/** For what fails while nobody is logged in: the login page opens, and after it this page. */
export function leaveForLogin(opened: Opened) {
  return (error: unknown): never => {
    if (!isWithoutSession(error)) throw error
    throw toLogin(opened)
  }
}

export function toLogin({ url, signal, isMarked }: Opened): Response {
  const ended = hadSession(isMarked, signal)
  clearSessionMarker('staff')
  return redirect(loginAddress(url, ended))
}
