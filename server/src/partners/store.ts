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

export async function insertRequest(tx: Tx, request: PartnerRequest): Promise<void> {
  await tx`
    insert into partner_request (id, name, request_from, country_code, contact_number, email, location, comment,
      locale, created_at)
    values (${request.id}, ${request.name}, ${request.requestFrom}, ${request.countryCode}, ${request.contactNumber},
      ${request.email}, ${request.location}, ${request.comment}, ${request.locale}, ${request.createdAt})`
}

export function deleteRequestsBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'partner_request', part`created_at < ${before}`)
}
