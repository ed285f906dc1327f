import type { CookieChoice } from '@pito/contracts/values/cookie-choice'

interface Consent {
  /** What the call says. */
  readonly said: boolean
  /** What the browser's cookie says; null for programs, and for visitors without a choice. */
  readonly chosen: CookieChoice | null
}

/** A tab that stood open while another took the consent back still says yes: the cookie knows better. */
export function whyNotStored({ said, chosen }: Consent): 'marketing-not-allowed' | null {
  if (!said) return 'marketing-not-allowed'
  return chosen && !chosen.marketing ? 'marketing-not-allowed' : null
}
