import { clearOpenCookie } from '../boot/open-cookie.ts'

const marker = /(?:^|; ?)session=1/

/** The readable cookie says that there is a session, and nothing about it. It may outlive the session. */
export function hasSessionMarker(cookies: string): boolean {
  return marker.test(cookies)
}

/** For a session that has ended elsewhere. The secret cookies beside it are the server's to clear. */
export function clearSessionMarker(): void {
  clearOpenCookie('session')
}
