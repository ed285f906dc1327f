import type { Locale } from '@pito/contracts/values/locale'
import type { PartnerType } from '@pito/contracts/values/partner-request'
import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

export interface PartnerRequest {
  readonly id: string
  readonly name: string
  readonly requestFrom: PartnerType
  readonly countryCode: string
  readonly contactNumber: string
  readonly email: string
  readonly location: string
  readonly comment: string
  readonly locale: Locale
  readonly createdAt: Date
}

export interface StoredRequest extends PartnerRequest {
  readonly handledAt: Date | null
  readonly handledBy: string | null
}

export const requestColumns = part`
  id, name, request_from, country_code, contact_number, email,
  location, comment, locale, created_at, handled_at,
  (select staff.name from staff where staff.id = partner_request.handled_by) as handled_by`

export async function insertRequest(tx: Tx, request: PartnerRequest): Promise<void> {
  await tx`
    insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment,
      locale, created_at)
    values (${request.id}, ${request.name}, ${request.requestFrom}, ${request.countryCode}, ${request.contactNumber},
      ${request.email}, ${request.location}, ${request.comment}, ${request.locale}, ${request.createdAt})`
}

/** Lists the requests that stand under the name of a member of staff, the newest first. */
export function requestsOfStaff(sql: Sql, staffId: string): Promise<StoredRequest[]> {
  return sql<StoredRequest>`
    select ${requestColumns} from partner_request where handled_by = ${staffId} order by created_at desc, id desc`
}

/** Marks a request as handled. The id comes from a URL and need not be a UUID, so it is compared as text. */
export async function markHandled(
  tx: Tx,
  id: string,
  { staffId, now }: { readonly staffId: string; readonly now: Date },
): Promise<StoredRequest | undefined> {
  const [row] = await tx<StoredRequest>`
    update partner_request
    set handled_at = coalesce(handled_at, ${now}::timestamptz), handled_by = coalesce(handled_by, ${staffId}::uuid)
    where id::text = ${id} returning ${requestColumns}`
  return row
}

export function deleteRequestsBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'partner_request', part`created_at < ${before}`)
}
