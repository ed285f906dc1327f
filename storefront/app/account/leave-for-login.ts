import { logOut } from '@pito/contracts/accounts'
import { leaveCustomer } from '@pito/contracts/staff'
import { redirect } from 'react-router'
import { actingUntil } from '../acting/acting-cookie.ts'
import { staffPageAfter } from '../acting/acting-end.ts'
import type { Api } from '../api/api.ts'
import { refusedAnswer } from '../api/refused-answer.ts'
import { forgetAccount } from './account-store.ts'
import { loginAddress } from './login-address.ts'
import { hasSessionMarker } from './session-marker.ts'

interface Opened {
  readonly url: URL
  readonly cookies: string
  /** That of the navigation, which its loaders share. */
  readonly signal?: AbortSignal
}

/**
 * Navigations that found the session over. A page's loader may begin after that of its layout has taken the marker of
 * the session away, and it is the page's redirect that counts.
 */
const endedIn = new WeakSet<AbortSignal>()

const notLoggedIn = 401

/**
 * For what fails on a page that needs a log-in: without a session the login page opens, and afterwards this one. Staff
 * whose session as a customer is over go back to their own page.
 */
export function leaveForLogin(api: Api, { url, cookies, signal }: Opened) {
  return async (error: unknown): Promise<never> => {
    if (refusedAnswer(error)?.status !== notLoggedIn) throw error
    const isActing = actingUntil(cookies) !== null
    const ended = hasSessionMarker(cookies) || (signal !== undefined && endedIn.has(signal))
    if (ended && signal) endedIn.add(signal)
    // Takes the cookies of a session that is over; without one it changes nothing.
    await api(isActing ? leaveCustomer : logOut, {}).catch(() => undefined)
    if (typeof window !== 'undefined') forgetAccount()
    if (isActing) throw redirect(staffPageAfter('over'))
    const note = ended ? 'session-ended' : undefined
    throw redirect(loginAddress({ redirect: url.pathname + url.search, note }))
  }
}
