import type { CookieChoice } from '@pito/contracts/values/cookie-choice'

interface Consent {
  /** The consent in the request. */
  readonly inRequest: boolean
  /** The choice in the browser's cookie; null for programs, and for visitors who have not chosen. */
  readonly inCookie: CookieChoice | null
}

/**
 * If consent is withdrawn in one tab, other open tabs still send it. A cookie without marketing consent therefore
 * overrides the request.
 */
export function whyNotStored({ inRequest, inCookie }: Consent): 'marketing-not-allowed' | null {
  if (!inRequest) return 'marketing-not-allowed'
  return inCookie && !inCookie.marketing ? 'marketing-not-allowed' : null
}
