import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'

/** Locks the roles until the transaction ends, so that processes which start together take turns. */
export async function lockRoles(tx: Tx): Promise<void> {
  await tx`lock table staff_role in share row exclusive mode`
}

export async function insertRights(tx: Tx, rights: readonly StaffRight[]): Promise<void> {
  await tx`insert into staff_right select unnest(${rights}::text[]) on conflict do nothing`
}

/** Deletes all rights except these, also from the roles. */
export async function deleteOtherRights(tx: Tx, rights: readonly StaffRight[]): Promise<void> {
  await tx`delete from staff_right where name <> all(${rights}::text[])`
}

export async function saveDeliveredRole(tx: Tx, role: string, rights: readonly StaffRight[]): Promise<void> {
  await tx`insert into staff_role (name) values (${role}) on conflict (name) do update set title = null`
  await saveRightsOfRole(tx, role, rights)
}

async function saveRightsOfRole(tx: Tx, role: string, rights: readonly StaffRight[]): Promise<void> {
  await tx`delete from staff_role_right where role = ${role} and right_name <> all(${rights}::text[])`
  await tx`
    insert into staff_role_right select ${role}, unnest(${rights}::text[]) on conflict do nothing`
}

/** Gives a title to roles that used to be delivered. */
export async function giveTitleToFormerRoles(tx: Tx, delivered: readonly string[]): Promise<void> {
  await tx`update staff_role set title = name where title is null and name <> all(${delivered}::text[])`
}

export interface RoleRow {
  readonly name: string
  readonly title: string | null
  readonly rights: StaffRight[]
  readonly members: number
  readonly version: number
}

const columns = part`
  name, title, version,
  array(select right_name from staff_role_right where role = staff_role.name order by right_name) as rights,
  (select count(*)::integer from staff_has_role join staff on staff.id = staff_id
   where role = staff_role.name and active) as members`

export function rolesWithRights(sql: Sql): Promise<RoleRow[]> {
  return sql<RoleRow>`select ${columns} from staff_role order by name`
}

/** Returns all rights that these roles give. */
export async function rightsOfRoles(sql: Sql, roles: readonly string[]): Promise<StaffRight[]> {
  const rows = await sql<{ right: StaffRight }>`
    select distinct right_name as right from staff_role_right where role = any(${roles}::text[])`
  return rows.map(({ right }) => right)
}

/** Locks a role against people who are given it meanwhile. */
export async function lockRole(tx: Tx, name: string): Promise<RoleRow | undefined> {
  const [row] = await tx<RoleRow>`select ${columns} from staff_role where name = ${name} for update`
  return row
}

export async function titleIsTaken(tx: Tx, title: string, exceptName: string): Promise<boolean> {
  const rows = await tx`
    select from staff_role where lower(title) = lower(${title}) and name <> ${exceptName}`
  return rows.length > 0
}

export async function saveFurtherRole(
  tx: Tx,
  { name, title, rights }: Pick<RoleRow, 'name' | 'rights'> & { readonly title: string },
): Promise<void> {
  await tx`
    insert into staff_role (name, title) values (${name}, ${title})
    on conflict (name) do update set title = excluded.title`
  await saveRightsOfRole(tx, name, rights)
}

export async function hasRole(sql: Sql, staffId: string, role: string): Promise<boolean> {
  const rows = await sql`select from staff_has_role where staff_id = ${staffId} and role = ${role}`
  return rows.length > 0
}

/** Returns false, and deletes nothing, if somebody has the role. */
export async function deleteFurtherRole(tx: Tx, name: string): Promise<boolean> {
  const deleted = await tx.count`
    delete from staff_role
    where name = ${name} and not exists (select from staff_has_role where role = ${name})`
  return deleted === 1
}
