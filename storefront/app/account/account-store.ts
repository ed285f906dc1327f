import type { Account } from '@pito/contracts/profile'
import { getAccount } from '@pito/contracts/profile'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { useApi } from '@pito/web/api/use-api'
import { clearSessionMarker, hasSessionMarker } from '@pito/web/session/session-marker'
import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

/**
 * The account of the logged-in customer. It is kept in memory only, because nothing personal is stored in the
 * browser.
 */
let account: Account | null = null
let loading = false
const listeners = new Set<() => void>()

/** Returns the account in memory. It is always null on the server. */
export const knownAccount = () => account

/** Whether this document has seen a session, and the visitor has not been informed of its end. */
let sawSession = typeof document !== 'undefined' && hasSessionMarker('customer', document.cookie)

/**
 * Tells whether a session that this document has seen has ended elsewhere: the customer logged out in another tab, the
 * password was changed, or the cookies were deleted.
 */
export function hasLostSession(): boolean {
  return typeof document !== 'undefined' && sawSession && !hasSessionMarker('customer', document.cookie)
}

export function updateAccount(changed: Account | null): void {
  account = changed
  sawSession ||= changed !== null
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the account of the logged-in customer, or null if it has not been loaded or no customer is logged in. */
export function useKnownAccount(): Account | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  )
  const ofPage = useRouteLoaderData<{ account: Account }>(accountRouteId)
  return stored ?? ofPage?.account ?? null
}

/** Returns the account as `useKnownAccount` does, and loads it if a customer is logged in. */
export function useLoadedAccount(): Account | null {
  const api = useApi()
  const known = useKnownAccount()
  useEffect(() => {
    if (!known) void loadAccountOnce(api)
  }, [known, api])
  return known
}

/** The id of the account area's layout route, whose loader data is the account. */
export const accountRouteId = 'account'

/**
 * Loads the account for the header, once per document. Public pages are the same for every visitor, so they cannot
 * contain the account.
 */
async function loadAccountOnce(api: Api): Promise<void> {
  if (account || loading || !hasSessionMarker('customer', document.cookie)) return
  loading = true
  await loadAccount(api)
  loading = false
}

/**
 * Loads the account. If the session has ended (401), its marker cookie is deleted and the stored account is cleared.
 * Any other failure leaves the header unchanged.
 */
export function loadAccount(api: Api): Promise<void> {
  return api(getAccount, {}).then(
    ({ data }) => updateAccount(data),
    (error: unknown) => {
      if (refusedAnswer(error)?.status === 401) forgetAccount()
    },
  )
}

const forgotten = new Set<() => void>()

/**
 * Registers a listener that clears other customer data on the screen, such as the cart, when the account is cleared.
 */
export function onAccountForgotten(listener: () => void): void {
  forgotten.add(listener)
}

/** Clears the account after this document has ended the session or found it ended, and tells the other tabs. */
export function forgetAccount(): void {
  clearSessionMarker('customer')
  clearAccount()
  announceSession()
}

/** From now on the visitor of this document counts as a guest. */
export function acknowledgeLostSession(): void {
  sawSession = false
}

/** Clears the account on the screen. */
export function clearAccount(): void {
  updateAccount(null)
  for (const listener of forgotten) listener()
}

let opened: BroadcastChannel | null = null

/** The channel is shared by the whole document, because a channel does not receive its own messages. */
function channel(): BroadcastChannel {
  opened ??= new BroadcastChannel('pito-session')
  return opened
}

/** Tells the other tabs of this browser that a session has begun or ended. */
export function announceSession(): void {
  channel().postMessage(null)
}

/** Calls the listener when another tab has begun or ended a session. Returns a function that removes the listener. */
export function onSessionChange(listener: () => void): () => void {
  channel().addEventListener('message', listener)
  return () => channel().removeEventListener('message', listener)
}
