import { hasSessionMarker } from '@pito/web/session/session-marker'
import { actingUntil } from '../acting/acting-cookie.ts'

/**
 * Whether a member of staff is currently acting as a customer, for pages that offer less to them; the API refuses in
 * any case. Both cookies are checked because the session marker is removed when the session is over, whereas the acting
 * cookie remains.
 */
export function isActing(cookies: string): boolean {
  return hasSessionMarker('customer', cookies) && actingUntil(cookies) !== null
}
