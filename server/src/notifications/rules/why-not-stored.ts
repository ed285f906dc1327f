import type { CookieChoice } from '@pito/contracts/values/cookie-choice'

interface Consent {
  /** The consent in the request. */
  readonly inRequest: boolean
  /** The choice in the browser's cookie; null for programs, and for visitors who have not chosen. */
  readonly inCookie: CookieChoice | null
}

/**
 * A tab that stayed open while consent was withdrawn in another still sends consent, so the cookie takes precedence.
 */
export function whyNotStored({ inRequest, inCookie }: Consent): 'marketing-not-allowed' | null {
  if (!inRequest) return 'marketing-not-allowed'
  return inCookie && !inCookie.marketing ? 'marketing-not-allowed' : null
}
