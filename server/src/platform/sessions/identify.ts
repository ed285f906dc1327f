import type { Caller, Visit } from '../context.ts'
import type { Identify } from '../http/calls.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'
import { readAccessToken } from './access-token.ts'
import { readCookie } from './cookies.ts'
import { guestOf } from './guest.ts'
import type { Area, Session } from './session.ts'
import { clearSessionCookies, sessionCookieNames } from './session-cookies.ts'
import { liveSession } from './store.ts'

const bearer = /^Bearer +([\w.~+/-]+=*) *$/i

export const callerOfCustomer: Identify = async (platform, visit) =>
  asCustomer(await sessionOrRefuse(platform, visit, 'customer'))

/** A page that was opened for somebody else is refused, so that nothing typed there is saved in the caller's name. */
export const callerOfStaff: Identify = async (platform, visit) => {
  const session = await sessionOrRefuse(platform, visit, 'staff')
  if (visit.openedBy !== undefined && visit.openedBy !== session.subjectId) refuse('another-person')
  return asStaff(session)
}

/** Identifies the member of staff who is logged in while a log-in is made, and otherwise nobody. */
export const callerOfStaffOrNobody: Identify = async (platform, visit) => {
  const session = await sessionOf(platform, visit, 'staff')
  return session ? asStaff(session) : { kind: 'nobody' }
}

function asStaff({ id, subjectId }: Session): Caller {
  return { kind: 'staff', staffId: subjectId, sessionId: id }
}

/** An id that this shop did not issue counts as none: reading finds nothing, and the first write issues a new id. */
export const callerOfGuest: Identify = (platform, visit) => {
  const guestId = guestOf(platform, visit)
  return guestId ? { kind: 'guest', guestId } : { kind: 'nobody' }
}

/**
 * Identifies the caller of a call for customers and guests: a customer with a valid session, else the guest, else
 * nobody.
 */
export const callerOfAnyone: Identify = async (platform, visit) => {
  const session = await sessionOf(platform, visit, 'customer')
  return session ? asCustomer(session) : callerOfGuest(platform, visit)
}

function asCustomer({ id, subjectId, actingFor, actingName }: Session): Caller {
  if (actingFor === null) return { kind: 'customer', customerId: subjectId, sessionId: id }
  return {
    kind: 'customer',
    customerId: actingFor,
    sessionId: id,
    actingStaffId: subjectId,
    actingStaffName: actingName ?? '',
  }
}

async function sessionOrRefuse(platform: Platform, visit: Visit, area: Area): Promise<Session> {
  const session = await sessionOf(platform, visit, area)
  if (session) return session
  if (!accessTokenOf(platform, visit, area)) refuse('not-logged-in')
  if (visit.authorization === undefined) clearSessionCookies(platform.config, visit, area)
  refuse('session-ended')
}

async function sessionOf(platform: Platform, visit: Visit, area: Area): Promise<Session | undefined> {
  const token = accessTokenOf(platform, visit, area)
  const id = token && (await readAccessToken(platform.config.secretKey, token, area, visit.now))
  return id ? liveSession(platform.sql, id, visit.now) : undefined
}

/** A client that sends a bearer token means that token; its cookies are then ignored. */
function accessTokenOf({ config }: Platform, visit: Visit, area: Area): string | undefined {
  if (visit.authorization !== undefined) return bearer.exec(visit.authorization)?.[1]
  return readCookie(config, visit, sessionCookieNames[area].access)
}
