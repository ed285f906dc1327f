import type { PortalUser } from '@pito/contracts/staff'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import type { Sql } from '../platform/database/sql.ts'
import { part, rowsOfPage } from '../platform/database/statement.ts'

export interface PortalRow extends PortalUser {
  readonly country_code: string
  readonly contact_number: string
  readonly permissions: CustomerPermission[]
  readonly created_at: Date
}

const names = part`id, first_name, last_name, email, company_name`
/**
 * The text in which a search is made. The first name stands both before and after the last name, because callers say
 * the names in either order.
 */
const searched = part`
  lower(concat_ws(' ', first_name, last_name, first_name, company_name, email, contact_number))`

interface CustomerQuery {
  readonly search: string
  readonly page: number
  readonly perPage: number
}

/** Finds customers. Closed accounts are left out. */
export async function findCustomers(
  sql: Sql,
  { search, page, perPage }: CustomerQuery,
): Promise<{ rows: PortalUser[]; total: number }> {
  const found = part`closed_at is null and position(lower(${search}::text) in ${searched}) > 0`
  const rows = await sql.snake<PortalUser>`
    select ${names} from customer where ${found}
    order by last_name, first_name, id ${rowsOfPage({ page, perPage })}`
  const [counted] = await sql<{
    total: number
  }>`select count(*)::integer as total from customer where ${found}`
  return { rows, total: counted?.total ?? 0 }
}

/** Returns a customer. The id comes from a URL and need not be a UUID, so it is compared as text. */
export async function customerById(sql: Sql, id: string): Promise<PortalRow | undefined> {
  const [row] = await sql.snake<PortalRow>`
    select ${names}, country_code, contact_number, permissions, created_at
    from customer where id::text = ${id.toLowerCase()} and closed_at is null`
  return row
}
