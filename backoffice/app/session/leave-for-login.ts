import { hadSession, isWithoutSession } from '@pito/web/session/ended-session'
import { loginAddress } from '@pito/web/session/login-address'
import { clearSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

interface Opened {
  readonly url: URL
  /** The signal of the navigation, which all its loaders share. */
  readonly signal: AbortSignal
  /** Whether the session marker was set before the call, because the response for an ended session removes it. */
  readonly isMarked: boolean
}

/** Handles errors of a page without a session: it redirects to the login page, which returns to this page. */
export function leaveForLogin(opened: Opened) {
  return (error: unknown): never => {
    if (!isWithoutSession(error)) throw error
    throw toLogin(opened)
  }
}

export function toLogin({ url, signal, isMarked }: Opened): Response {
  const ended = hadSession(isMarked, signal)
  clearSessionMarker('staff')
  return redirect(addressOfLogin(url, ended))
}

/** Returns the address of the login page with a redirect back to this page, and with a note if a session has ended. */
function addressOfLogin({ pathname, search }: URL, hasEnded: boolean): string {
  const path = (pathname.slice(basename.length) || '/') + search
  return loginAddress('/login', {
    redirect: path === '/' ? undefined : path,
    note: hasEnded ? 'session-ended' : undefined,
  })
}
