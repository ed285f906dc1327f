import type { StaffRight } from '@pito/contracts/values/staff-rights'
import type { Tx } from '../platform/database/sql.ts'

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
