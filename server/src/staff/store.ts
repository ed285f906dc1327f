import type { StaffMember } from '@pito/contracts/staff'
import type { Locale } from '@pito/contracts/values/locale'
import { defaultLocale } from '@pito/contracts/values/locale'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

export interface StaffRow extends StaffMember {
  readonly passwordHash: string | null
}

/** Tells which staff are selected. Members of staff of the demo are included only if `demo` is true. */
export interface WhichStaff {
  readonly demo: boolean
}

const rightsOf = part`
  array(
    select distinct right_name from staff_has_role join staff_role_right using (role)
    where staff_has_role.staff_id = staff.id order by right_name
  )`
const columns = part`id, name, email, password_hash, ${rightsOf} as rights, locale`

export async function staffByEmail(
  sql: Sql,
  email: string,
  { demo }: WhichStaff,
): Promise<StaffRow | undefined> {
  const [row] = await sql<StaffRow>`
    select ${columns} from staff where email = ${email} and active and (not demo or ${demo})`
  return row
}

export async function staffById(sql: Sql, id: string, { demo }: WhichStaff): Promise<StaffRow | undefined> {
  const [row] = await sql<StaffRow>`
    select ${columns} from staff where id = ${id} and active and (not demo or ${demo})`
  return row
}

/**
 * Locks a member of staff, so that this transaction runs before or after one that deactivates the account or changes
 * the password, but not during it.
 */
export async function lockStaff(
  tx: Tx,
  id: string,
): Promise<{ readonly passwordHash: string | null } | undefined> {
  const [row] = await tx<{ passwordHash: string | null }>`
    select password_hash from staff where id = ${id} and active for update`
  return row
}

/**
 * Returns whether the person has logged in from this network address. The statement is the same for known and unknown
 * e-mail addresses, so that its duration does not reveal who works here.
 */
export async function hasLoggedInFrom(sql: Sql, email: string, address: string): Promise<boolean> {
  const rows = await sql`
    select from session join staff on session.subject_id = staff.id::text
    where session.subject_kind = 'staff' and session.address = ${address} and staff.email = ${email} limit 1`
  return rows.length > 0
}

export async function saveStaffPassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx`update staff set password_hash = ${passwordHash} where id = ${id}`
  await tx`delete from staff_password_link where staff_id = ${id}`
}

export interface NewStaff {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
  readonly demo: boolean
  readonly createdAt: Date
  readonly locale?: Locale
}

/**
 * Inserts a member of staff and returns the id. A person whose access was taken away becomes active again with the new
 * name. Returns undefined if an active person has the address, also if the person is being added at this moment.
 */
export async function insertStaff(tx: Tx, staff: NewStaff): Promise<string | undefined> {
  const [row] = await tx<{ id: string }>`
    insert into staff (id, email, name, password_hash, demo, created_at, locale)
    values (${staff.id}, ${staff.email}, ${staff.name}, ${staff.passwordHash}, ${staff.demo}, ${staff.createdAt},
      ${staff.locale ?? defaultLocale})
    on conflict (email) do update set name = excluded.name, active = true where not staff.active
    returning id`
  return row?.id
}

/** Saves a member of staff, and gives the person the role in addition to earlier ones. */
export async function saveStaff(
  tx: Tx,
  { role, ...staff }: NewStaff & { readonly role: string },
): Promise<string> {
  const id = (await insertStaff(tx, staff)) ?? (await renameStaff(tx, staff))
  await tx`insert into staff_has_role (staff_id, role) values (${id}, ${role}) on conflict do nothing`
  return id
}

async function renameStaff(tx: Tx, { email, name }: NewStaff): Promise<string> {
  const [row] = await tx<{ id: string }>`update staff set name = ${name} where email = ${email} returning id`
  if (!row) throw new Error('The member of staff was deleted meanwhile.')
  return row.id
}

/**
 * Deactivates a member of staff. Returns the id, or undefined if no active member of staff has the address. The roles
 * are deleted, because they would return if the person were added again.
 */
export async function deactivateStaff(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx<{ id: string }>`
    update staff set active = false where email = ${email} and active returning id`
  if (row) await tx`delete from staff_has_role where staff_id = ${row.id}`
  return row?.id
}

/** Makes a deactivated member of staff active again. Returns false if there is none. */
export async function activateStaff(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx`update staff set active = true where id = ${id} and not active returning id`
  return rows.length > 0
}

export async function insertLink(
  tx: Tx,
  link: { readonly tokenHash: string; readonly staffId: string; readonly expiresAt: Date },
): Promise<void> {
  await tx`delete from staff_password_link where staff_id = ${link.staffId}`
  await tx`
    insert into staff_password_link (token_hash, staff_id, expires_at)
    values (${link.tokenHash}, ${link.staffId}, ${link.expiresAt})`
}

/**
 * Returns the owner of a link and locks the link until the transaction ends, so that two concurrent uses count as one.
 */
export async function lockLink(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ staffId: string; email: string; name: string } | undefined> {
  const [row] = await tx<{ staffId: string; email: string; name: string }>`
    select staff.id as staff_id, staff.email, staff.name
    from staff_password_link join staff on staff.id = staff_password_link.staff_id
    where token_hash = ${tokenHash} and expires_at > ${now} and staff.active
    for update of staff_password_link`
  return row
}

export async function deleteLinksOver(sql: Sql, now: Date): Promise<void> {
  await sql`delete from staff_password_link where expires_at <= ${now}`
}

export async function hasStaff(sql: Sql): Promise<boolean> {
  return (await sql`select from staff limit 1`).length > 0
}
