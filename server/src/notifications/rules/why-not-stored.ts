import type { CookieChoice } from '@pito/contracts/values/cookie-choice'

interface Consent {
  /** Whether the request says that the visitor has given consent. */
  readonly inRequest: boolean
  /** The choice that the browser's cookie stores. It is null for programs, and for visitors who have not chosen. */
  readonly inCookie: CookieChoice | null
}

/**
 * Returns the reason not to store an event, or null. If consent is withdrawn in one tab, requests of other open tabs
 * still say that it is given. A cookie without marketing consent therefore overrides the request.
 */
export function whyNotStored({ inRequest, inCookie }: Consent): 'marketing-not-allowed' | null {
  if (!inRequest) return 'marketing-not-allowed'
  return inCookie && !inCookie.marketing ? 'marketing-not-allowed' : null
}
