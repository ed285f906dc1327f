import { hasSessionMarker } from '@pito/web/session/session-marker'
import { actingUntil } from '../acting/acting-cookie.ts'

/**
 * Whether a member of staff acts as a customer now, for pages that offer less to them; the API refuses in any case. The
 * marker of the session goes when the session is over, the cookie of acting remains.
 */
export function isActing(cookies: string): boolean {
  return hasSessionMarker('customer', cookies) && actingUntil(cookies) !== null
}
