import type { Locale } from '@pito/contracts/values/locale'
import type { PartnerStatus, ReplyTemplate } from '@pito/contracts/values/partner-replies'
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
  readonly version: number
  readonly status: PartnerStatus
  readonly assignee: { readonly id: string; readonly name: string } | null
  readonly handledAt: Date | null
  readonly handledBy: string | null
}

export const requestColumns = part`
  id, version, name, request_from, country_code, contact_number, email, location, comment, locale, created_at, status,
  (select json_build_object('id', staff.id, 'name', staff.name) from staff where staff.id = assignee_id) as assignee,
  handled_at, (select staff.name from staff where staff.id = partner_request.handled_by) as handled_by`

export async function insertRequest(tx: Tx, request: PartnerRequest): Promise<void> {
  await tx`
    insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment,
      locale, created_at)
    values (${request.id}, ${request.name}, ${request.requestFrom}, ${request.countryCode}, ${request.contactNumber},
      ${request.email}, ${request.location}, ${request.comment}, ${request.locale}, ${request.createdAt})`
}

/**
 * Lists the open requests that a member of staff looks after, the newest first: those that are assigned to the person,
 * and those without an assignee that the person handled last.
 */
export function requestsOfStaff(sql: Sql, staffId: string): Promise<StoredRequest[]> {
  return sql<StoredRequest>`
    select ${requestColumns} from partner_request
    where coalesce(assignee_id, handled_by) = ${staffId} and status in ('new', 'contacted')
    order by created_at desc, id desc`
}

export async function readRequest(sql: Sql, id: string): Promise<StoredRequest | undefined> {
  const [row] = await sql<StoredRequest>`select ${requestColumns} from partner_request where id = ${id}`
  return row
}

/** Reads a request and locks it until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<StoredRequest | undefined> {
  const [row] = await tx<StoredRequest>`
    select ${requestColumns} from partner_request where id = ${id} for no key update`
  return row
}

interface Handling {
  readonly status: PartnerStatus
  readonly assigneeId: string | null
  readonly staffId: string
  readonly now: Date
}

export async function storeHandling(
  tx: Tx,
  id: string,
  { status, assigneeId, staffId, now }: Handling,
): Promise<void> {
  await tx`
    update partner_request
    set status = ${status}, assignee_id = ${assigneeId}, handled_at = ${now}, handled_by = ${staffId}
    where id = ${id}`
}

interface StoredNote {
  readonly id: number
  readonly author: string
  readonly template: ReplyTemplate | null
  readonly text: string
  readonly createdAt: Date
}

/** Returns the notes about a request and the replies to it, the latest first. */
export function notesOfRequest(sql: Sql, id: string): Promise<StoredNote[]> {
  return sql<StoredNote>`
    select note.id, name as author, template, text, note.created_at
    from partner_request_note note join staff on staff.id = author_id
    where request_id = ${id} order by note.id desc`
}

interface NewNote {
  readonly requestId: string
  readonly authorId: string
  readonly template: ReplyTemplate | null
  readonly text: string
}

export async function insertNote(tx: Tx, note: NewNote, now: Date): Promise<void> {
  await tx`
    insert into partner_request_note (request_id, author_id, template, text, created_at)
    values (${note.requestId}, ${note.authorId}, ${note.template}, ${note.text}, ${now})`
}

export function deleteRequestsBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'partner_request', part`created_at < ${before}`)
}

interface StoredSettings {
  readonly eraseAfterMonths: number
  readonly version: number
}

export async function readPartnerSettings(sql: Sql): Promise<StoredSettings> {
  const [settings] = await sql<StoredSettings>`select erase_after_months, version from partner_setting`
  if (!settings) throw new Error('The migration has inserted the row of the settings.')
  return settings
}

export async function lockPartnerSettings(tx: Tx): Promise<void> {
  await tx`select from partner_setting for no key update`
}

export async function storeMonths(tx: Tx, months: number): Promise<void> {
  await tx`update partner_setting set erase_after_months = ${months}`
}
