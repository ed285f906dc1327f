import { clearOpenCookie } from '../boot/open-cookie.ts'

const markers = {
  customer: { name: 'session', pattern: /(?:^|; ?)session=1/ },
  staff: { name: 'staff-session', pattern: /(?:^|; ?)staff-session=1/ },
} as const

/** A customer and a member of staff may be logged in at the same time in one browser. */
export type SessionArea = keyof typeof markers

/** The readable cookie only tells that there is a session, and it may outlive the session. */
export function hasSessionMarker(area: SessionArea, cookies: string): boolean {
  return markers[area].pattern.test(cookies)
}

/** Called when the session has ended elsewhere. Only the server can clear the secret cookies. */
export function clearSessionMarker(area: SessionArea): void {
  clearOpenCookie(markers[area].name)
}
