import { hasSessionMarker } from '@pito/web/session/session-marker'
import { actingUntil } from '../acting/acting-cookie.ts'

/**
 * True if a member of staff is currently acting as a customer, so that pages can offer less. The API rejects such
 * requests in any case. Both cookies are checked, because the session marker is removed when the session ends,
 * whereas the acting cookie remains.
 */
export function isActing(cookies: string): boolean {
  return hasSessionMarker('customer', cookies) && actingUntil(cookies) !== null
}
