import { hadSession, isWithoutSession } from '@pito/web/session/ended-session'
import { loginAddress } from '@pito/web/session/login-address'
import { clearSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'

const basename = import.meta.env.BASE_URL.replace(/\/$/, '')

interface Opened {
  readonly url: URL
  /** The abort signal of the navigation. All loaders of one navigation share the same signal. */
  readonly signal: AbortSignal
  /**
   * Whether the session marker was set before the call to the API. The response for an ended session removes the
   * marker.
   */
  readonly isMarked: boolean
}

/**
 * Returns an error handler for the calls of a page: without a session it redirects to the login page, which leads
 * back to the page after the log-in. Other errors are thrown again.
 */
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

/**
 * Returns the URL of the login page. Its query holds the page to return to and, if a session has ended, a note that
 * says so.
 */
function addressOfLogin(url: URL, hasEnded: boolean): string {
  const path = pathInOffice(url)
  return loginAddress('/login', {
    redirect: path === '/' ? undefined : path,
    note: hasEnded ? 'session-ended' : undefined,
  })
}

/** Returns the path and query of a URL without the base path of the back office, which redirects add again. */
export function pathInOffice({ pathname, search }: URL): string {
  return (pathname.slice(basename.length) || '/') + search
}
