import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part, rowsOfPage } from '../../platform/database/statement.ts'
import type { WhichStaff } from '../store.ts'

export interface MemberRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly roles: { readonly name: string; readonly title: string | null }[]
  readonly active: boolean
  readonly has_password: boolean
  readonly has_second_factor: boolean
  readonly last_login_at: Date | null
  readonly version: number
}

const lastLogin = part`
  (select max(created_at) from session
   where subject_kind = 'staff' and subject_id = staff.id::text and acting_for is null)`
const columns = part`
  id, name, email, active, version, password_hash is not null as has_password,
  exists (select from staff_totp where staff_id = staff.id and confirmed_at is not null)
    or exists (select from staff_passkey where staff_id = staff.id) as has_second_factor,
  coalesce((
    select jsonb_agg(jsonb_build_object('name', staff_role.name, 'title', title) order by title nulls first, staff_role.name)
    from staff_has_role join staff_role on staff_role.name = role where staff_id = staff.id
  ), '[]') as roles,
  ${lastLogin} as last_login_at`

const orders = {
  name: part`lower(name)`,
  '-name': part`lower(name) desc`,
  email: part`email`,
  '-email': part`email desc`,
  last_login_at: part`${lastLogin} nulls first`,
  '-last_login_at': part`${lastLogin} desc nulls last`,
}

interface TeamQuery extends WhichStaff {
  readonly search: string
  readonly role: string | undefined
  readonly active: boolean | null
  readonly sort: keyof typeof orders
  readonly page: number
  readonly perPage: number
}

export async function findTeam(
  sql: Sql,
  { search, role, active, demo, sort, page, perPage }: TeamQuery,
): Promise<{ rows: MemberRow[]; total: number }> {
  const found = part`
    (not demo or ${demo}) and position(lower(${search}::text) in lower(name || ' ' || email)) > 0
    and (${active}::boolean is null or active = ${active}::boolean)
    and (${role ?? null}::text is null
      or exists (select from staff_has_role where staff_id = staff.id and role = ${role ?? null}::text))`
  const rows = await sql.snake<MemberRow>`
    select ${columns} from staff where ${found}
    order by ${orders[sort]}, id ${rowsOfPage({ page, perPage })}`
  const [counted] = await sql<{ total: number }>`select count(*)::integer as total from staff where ${found}`
  return { rows, total: counted?.total ?? 0 }
}

export async function memberById(sql: Sql, id: string, { demo }: WhichStaff): Promise<MemberRow | undefined> {
  const [row] = await sql.snake<MemberRow>`
    select ${columns} from staff where id = ${id} and (not demo or ${demo})`
  return row
}

/**
 * Locks all active owners and these members of staff, in the order of their ids, until the transaction ends. Without
 * the lock two owners could deactivate each other at the same moment.
 */
export async function lockOwnersAnd(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx`
    select from staff
    where id = any(${ids}::uuid[])
      or active and exists (select from staff_has_role where staff_id = staff.id and role = 'owner')
    order by id for update`
}

/** Returns whether somebody other than this person can log in as an owner. */
export async function hasOtherOwner(sql: Sql, id: string, { demo }: WhichStaff): Promise<boolean> {
  const rows = await sql`
    select from staff join staff_has_role on staff_id = staff.id
    where role = 'owner' and active and password_hash is not null and (not demo or ${demo}) and id <> ${id}
    limit 1`
  return rows.length > 0
}

/** Replaces the roles of a member of staff. Returns false if one of the roles does not exist. */
export async function saveRoles(tx: Tx, staffId: string, roles: readonly string[]): Promise<boolean> {
  await tx`delete from staff_has_role where staff_id = ${staffId} and role <> all(${roles}::text[])`
  const known = await tx`
    select name from staff_role where name = any(${roles}::text[]) order by name for key share`
  await tx`
    insert into staff_has_role (staff_id, role)
    select ${staffId}, name from staff_role where name = any(${roles}::text[]) on conflict do nothing`
  return known.length === new Set(roles).size
}

export async function saveLocale(sql: Sql, staffId: string, locale: string): Promise<void> {
  await sql`update staff set locale = ${locale} where id = ${staffId}`
}
