import { clearOpenCookie } from '../boot/open-cookie.ts'

const markers = {
  customer: { name: 'session', pattern: /(?:^|; ?)session=1/ },
  staff: { name: 'staff-session', pattern: /(?:^|; ?)staff-session=1/ },
} as const

/** A customer and a member of staff may be logged in at the same time in one browser. */
export type SessionArea = keyof typeof markers

/** The readable cookie says that there is a session, and nothing about it. It may outlive the session. */
export function hasSessionMarker(area: SessionArea, cookies: string): boolean {
  return markers[area].pattern.test(cookies)
}

/** For a session that has ended elsewhere. The secret cookies beside it are the server's to clear. */
export function clearSessionMarker(area: SessionArea): void {
  clearOpenCookie(markers[area].name)
}
