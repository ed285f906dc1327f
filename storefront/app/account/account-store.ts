import type { Account } from '@pito/contracts/profile'
import { getAccount } from '@pito/contracts/profile'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { clearSessionMarker, hasSessionMarker } from '@pito/web/session/session-marker'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

/** The account lives in memory only: nothing personal is stored in the browser. */
let account: Account | null = null
let loading = false
const listeners = new Set<() => void>()

export function updateAccount(changed: Account | null): void {
  account = changed
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The customer of this document. It is null until the account has been loaded and while nobody is logged in. */
export function useKnownAccount(): Account | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  )
  const ofPage = useRouteLoaderData<{ account: Account }>(accountRouteId)
  return stored ?? ofPage?.account ?? null
}

/** The layout route of the account area, whose data is the account. */
export const accountRouteId = 'account'

/**
 * Loads the account for the header. Public pages are the same for every visitor, so the account is requested after
 * load, once per document.
 */
export async function loadAccountOnce(api: Api): Promise<void> {
  if (account || loading || !hasSessionMarker('customer', document.cookie)) return
  loading = true
  await loadAccount(api)
  loading = false
}

/** A failure leaves the header unchanged; when the session has ended (401), its marker cookie is cleared. */
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
 * Registers a listener for other customer data on the screen, such as the cart, that must be cleared together with the
 * account.
 */
export function onAccountForgotten(listener: () => void): void {
  forgotten.add(listener)
}

export function forgetAccount(): void {
  clearSessionMarker('customer')
  updateAccount(null)
  for (const listener of forgotten) listener()
}
