import { isWithoutSession } from '@pito/web/session/ended-session'
import { knownAccount } from '../account-store.ts'

/**
 * The profile that a customer typed when the session had ended. It is kept in memory only, because nothing personal is
 * stored in the browser, and shown again to the same customer after the log-in.
 */
let draft: { readonly customerId: string; readonly typed: FormData } | null = null

/** Remembers what was typed if the error says that the session has ended. Every error is thrown again. */
export function rememberTyped(typed: FormData) {
  return (error: unknown): never => {
    const customerId = knownAccount()?.userDetails.id
    if (isWithoutSession(error) && typeof window !== 'undefined' && customerId !== undefined)
      draft = { customerId, typed }
    throw error
  }
}

export function forgetTyped(): void {
  draft = null
}

/** Returns the remembered values by the name of their field, or null if there are none of this customer. */
export function typedBefore(customerId: string): Readonly<Record<string, string>> | null {
  if (!draft || draft.customerId !== customerId) return null
  return Object.fromEntries([...draft.typed].map(([name, value]) => [name, String(value)]))
}
