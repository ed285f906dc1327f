import { logOut } from '@pito/contracts/accounts'
import { leaveCustomer } from '@pito/contracts/staff'
import type { Api } from '@pito/web/api/api'
import { hadSession, isWithoutSession } from '@pito/web/session/ended-session'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'
import { actingUntil } from '../acting/acting-cookie.ts'
import { staffPageAfter } from '../acting/acting-end.ts'
import { forgetAccount } from './account-store.ts'
import { loginAddress } from './login-address.ts'

interface Opened {
  readonly url: URL
  readonly cookies: string
  /** The abort signal of the navigation. All loaders of one navigation share it. */
  readonly signal?: AbortSignal
}

/**
 * Handles errors on a page that needs a log-in. Without a session, redirects to the login page, which returns to this
 * page afterwards. Staff whose session as a customer has ended are redirected to the staff page. Any other error is
 * thrown again.
 */
export function leaveForLogin(api: Api, { url, cookies, signal }: Opened) {
  return async (error: unknown): Promise<never> => {
    if (!isWithoutSession(error)) throw error
    const isActing = actingUntil(cookies) !== null
    const ended = hadSession(hasSessionMarker('customer', cookies), signal)
    // This call deletes the cookies of a session that has ended. If there is no session, it changes nothing.
    await api(isActing ? leaveCustomer : logOut, {}).catch(() => undefined)
    if (typeof window !== 'undefined') forgetAccount()
    if (isActing) throw redirect(staffPageAfter('over'))
    const note = ended ? 'session-ended' : undefined
    throw redirect(loginAddress({ redirect: url.pathname + url.search, note }))
  }
}
