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
}

const columns = part`
  id, name, request_from, country_code, contact_number, email,
  location, comment, locale, created_at, handled_at`

export async function insertRequest(tx: Tx, request: PartnerRequest): Promise<void> {
  await tx`
    insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment,
      locale, created_at)
    values (${request.id}, ${request.name}, ${request.requestFrom}, ${request.countryCode}, ${request.contactNumber},
      ${request.email}, ${request.location}, ${request.comment}, ${request.locale}, ${request.createdAt})`
}

interface RequestQuery {
  /** Whether the listed requests have been handled. If it is null, all requests are listed. */
  readonly handled: boolean | null
  readonly page: number
  readonly perPage: number
}

/** Lists a page of requests, the newest first. */
export async function listRequests(
  sql: Sql,
  { handled, page, perPage }: RequestQuery,
): Promise<{ rows: StoredRequest[]; total: number }> {
  const found = part`(${handled}::boolean is null or (handled_at is not null) = ${handled}::boolean)`
  const rows = await sql<StoredRequest>`
    select ${columns} from partner_request where ${found}
    order by created_at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from partner_request where ${found}`
  return { rows, total: counted?.total ?? 0 }
}

/** Lists the requests that stand under the name of a member of staff, the newest first. */
export function requestsOfStaff(sql: Sql, staffId: string): Promise<StoredRequest[]> {
  return sql<StoredRequest>`
    select ${columns} from partner_request where handled_by = ${staffId} order by created_at desc, id desc`
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
    where id::text = ${id} returning ${columns}`
  return row
}

export function deleteRequestsBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'partner_request', part`created_at < ${before}`)
}
