import { clearOpenCookie } from '../boot/open-cookie.ts'

const markers = {
  customer: { name: 'session', pattern: /(?:^|; ?)session=1/ },
  staff: { name: 'staff-session', pattern: /(?:^|; ?)staff-session=1/ },
} as const

/**
 * The area of a session. A customer and a member of staff may be logged in in one browser at the same time, so each
 * area has its own marker.
 */
export type SessionArea = keyof typeof markers

/** Tells whether the cookies contain the marker of a session. The session itself may have ended before its marker. */
export function hasSessionMarker(area: SessionArea, cookies: string): boolean {
  return markers[area].pattern.test(cookies)
}

/**
 * Removes the marker after the session has ended elsewhere. The secret session cookies can only be removed by the
 * server.
 */
export function clearSessionMarker(area: SessionArea): void {
  clearOpenCookie(markers[area].name)
}
