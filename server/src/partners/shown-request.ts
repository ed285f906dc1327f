import type { PartnerRequest, PartnerRequestInFull } from '@pito/contracts/staff-partners'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { colleaguesWith } from '../platform/sessions/colleagues.ts'
import type { StoredRequest } from './store.ts'
import { notesOfRequest } from './store.ts'

const dayMilliseconds = 24 * 3600_000

/** Returns a partner request with the field names of the contract. */
export function shownRequest(request: StoredRequest, now: Date): PartnerRequest {
  return {
    id: request.id,
    version: request.version,
    name: request.name,
    request_from: request.requestFrom,
    country_code: request.countryCode,
    contact_number: request.contactNumber,
    email: request.email,
    location: request.location,
    comment: request.comment,
    locale: request.locale,
    created_at: request.createdAt.toISOString(),
    age_days: Math.max(0, Math.floor((now.getTime() - request.createdAt.getTime()) / dayMilliseconds)),
    status: request.status,
    assignee: request.assignee,
    handled_at: request.handledAt?.toISOString() ?? null,
    handled_by: request.handledBy,
  }
}

/** Returns a request with its notes and with the colleagues who can look after it. */
export async function requestInFull(
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  sql: Sql,
  request: StoredRequest,
): Promise<PartnerRequestInFull> {
  const notes = await notesOfRequest(sql, request.id)
  return {
    ...shownRequest(request, now),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, created_at: createdAt.toISOString() })),
    colleagues: await colleaguesWith(platform, sql, 'edit-partners'),
  }
}
