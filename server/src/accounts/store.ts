import type { Locale } from '@pito/contracts/values/locale'
import type { CustomerPermission } from '@pito/contracts/values/permissions'
import { attemptPart } from '../platform/database/attempt.ts'
import type { CamelCase } from '../platform/database/camel-case.ts'
import type { RowOf } from '../platform/database/columns.ts'
import { assignment, columns, inSnakeCase, insertion, named } from '../platform/database/columns.ts'
import { deleteInSlices } from '../platform/database/delete-in-slices.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

/** The columns that customers may change themselves. */
const personColumns = named(
  `salutation, first_name, last_name, country_code, contact_number, contact_number_e164, is_company_user, company_name,
    company_vat_number`,
)
const customerColumns = columns('customer', [
  'id, email, password_hash, shipping_same_as_billing, permissions, locale, verified_at',
  ...personColumns,
]).narrowed<{ email: string; permissions: CustomerPermission[] }>()

export type Customer = RowOf<typeof customerColumns>
export type Person = Pick<Customer, CamelCase<(typeof personColumns)[number]>>

export interface NewCustomer extends Person {
  readonly email: string
  readonly passwordHash: string | null
  readonly locale: Locale
  /**
   * The permissions of the customer. If they are absent, the customer gets the permissions that every customer has by
   * default.
   */
  readonly permissions?: readonly CustomerPermission[]
}

/**
 * Inserts a customer. Returns undefined if the address already has an account, so that two simultaneous registrations
 * create one account.
 */
export async function insertCustomer(tx: Tx, person: NewCustomer, now: Date): Promise<Customer | undefined> {
  const values = {
    ...inSnakeCase(person, personColumns),
    ...inSnakeCase(person, 'password_hash, locale'),
    ...(person.permissions && { permissions: person.permissions }),
    ...{ email: person.email.toLowerCase(), created_at: now, changed_at: now },
  }
  const [row] = await tx`
    insert into customer ${insertion('customer', values)}
    on conflict (email) do nothing returning ${customerColumns}`
  return row
}

export async function readCustomer(sql: Sql, id: string): Promise<Customer | undefined> {
  const [row] = await sql`select ${customerColumns} from customer where id = ${id} and closed_at is null`
  return row
}

export async function isCompanyCustomer(sql: Sql, id: string): Promise<boolean> {
  const [row] = await sql<{
    isCompany: boolean
  }>`select is_company_user as is_company from customer where id::text = ${id}`
  return row?.isCompany === true
}

export async function findByEmail(sql: Sql, email: string): Promise<Customer | undefined> {
  const [row] = await sql`
    select ${customerColumns} from customer where email = ${email.toLowerCase()} and closed_at is null`
  return row
}

/**
 * Locks and reads a customer. Password changes and session starts take this lock, so that no session starts with a
 * password that has just been replaced.
 */
export async function lockCustomer(tx: Tx, id: string): Promise<Customer | undefined> {
  const [row] = await tx`
    select ${customerColumns} from customer where id = ${id} and closed_at is null for update`
  return row
}

export async function savePerson(sql: Sql, id: string, person: Person, now: Date): Promise<void> {
  const values = { ...inSnakeCase(person, personColumns), changed_at: now }
  await sql`update customer set ${assignment('customer', values)} where id = ${id}`
}

/**
 * Saves the e-mail address and the language. Returns false if another customer has the address, also one who has
 * registered with it at the same moment. A new address is not verified.
 */
export async function saveEmail(
  tx: Tx,
  id: string,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<boolean> {
  const saved = await attemptPart(() =>
    tx.transaction(
      (nested) => nested`
        update customer set email = ${email}, locale = ${locale},
          verified_at = case when email = ${email} then verified_at end
        where id = ${id}`,
    ),
  )
  if ('value' in saved) return true
  const other = await findByEmail(tx, email)
  if (!other || other.id === id) throw saved.error
  return false
}

export async function savePermissions(
  tx: Tx,
  id: string,
  permissions: readonly CustomerPermission[],
  now: Date,
): Promise<void> {
  await tx`update customer set permissions = ${permissions}, changed_at = ${now} where id = ${id}`
}

export async function saveSameAsBilling(sql: Sql, id: string, same: boolean): Promise<void> {
  await sql`update customer set shipping_same_as_billing = ${same} where id = ${id}`
}

export async function savePasswordHash(tx: Tx, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx`update customer set password_hash = ${passwordHash}, changed_at = ${now} where id = ${id}`
}

/** Marks the address as verified. Returns true only for the first call, which sets the time. */
export async function markVerified(sql: Sql, id: string, now: Date): Promise<boolean> {
  return (
    (await sql.count`update customer set verified_at = ${now} where id = ${id} and verified_at is null`) === 1
  )
}

export function deleteCustomersClosedBefore(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'customer', part`closed_at < ${before}`)
}
