import { logOut } from '@pito/contracts/accounts'
import { leaveCustomer } from '@pito/contracts/staff'
import type { Api } from '@pito/web/api/api'
import type { Submit } from '@pito/web/form/form-action'
import { formAction } from '@pito/web/form/form-action'
import { hadSession, isWithoutSession } from '@pito/web/session/ended-session'
import { hasSessionMarker } from '@pito/web/session/session-marker'
import { redirect } from 'react-router'
import { actingUntil } from '../acting/acting-cookie.ts'
import { staffPageAfter } from '../acting/acting-end.ts'
import { forgetAccount, hasLostSession } from './account-store.ts'
import { loginAddress } from './login-address.ts'

interface Opened {
  readonly url: URL
  readonly cookies: string
  /** The abort signal of the navigation. All loaders of one navigation share it. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Handles errors on a page that needs a log-in. Without a session, redirects to the login page, which returns to this
 * page afterwards. Staff whose session as a customer has ended are redirected to the staff page. Any other error is
 * thrown again.
 */
export function leaveForLogin(api: Api, { url, cookies, signal }: Opened) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof Response || !(isWithoutSession(error) || hasLostSession())) throw error
    return await goToLogin(api, { url, cookies, signal })
  }
}

async function goToLogin(api: Api, { url, cookies, signal }: Opened): Promise<never> {
  const isActing = actingUntil(cookies) !== null
  const ended = hadSession(hasSessionMarker('customer', cookies) || hasLostSession(), signal)
  // This call deletes the cookies of a session that has ended. If there is no session, it changes nothing.
  await api(isActing ? leaveCustomer : logOut, {}).catch(() => undefined)
  if (typeof window !== 'undefined') forgetAccount()
  if (isActing) throw redirect(staffPageAfter('over'))
  const note = ended ? 'session-ended' : undefined
  throw redirect(loginAddress({ redirect: url.pathname + url.search, note }))
}

/**
 * Runs a loader or an action of a page that guests and customers use alike. If the session of a customer has ended, the
 * customer would be taken for a guest with an empty cart, so the login page opens, which returns to this page.
 */
export function unlessSessionEnded<Data>(api: Api, opened: Opened, run: () => Promise<Data>): Promise<Data> {
  return hasLostSession() ? goToLogin(api, opened) : run().catch(leaveForLogin(api, opened))
}

/** Like `formAction`, for a form on such a page. */
export function checkoutAction<Data = null>(submit: Submit<Data>) {
  return formAction<Data>((api, submission) => {
    // A form may be handled by another page than the one that shows it.
    const url = typeof window === 'undefined' ? submission.url : new URL(window.location.href)
    return unlessSessionEnded(api, { ...submission, url }, () => submit(api, submission))
  })
}
