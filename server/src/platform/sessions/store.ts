import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql, Tx } from '../database/sql.ts'
import type { Part } from '../database/statement.ts'
import { part } from '../database/statement.ts'
import type { EndedWhy, Session, Subject } from './session.ts'

const columns = part`
  id, subject_kind, subject_id, acting_for,
  acting_name, generation, rotated_at, device, address, created_at, last_seen_at,
  expires_at, ended_at, ended_why,
  second_factor_at`

type NewSession = Omit<Session, 'generation' | 'endedAt' | 'endedWhy'>

export async function insertSession(tx: Tx, row: NewSession): Promise<Session> {
  const [inserted] = await tx<Session>`
    insert into session (id, subject_kind, subject_id, acting_for, acting_name, rotated_at, device, address,
      created_at, last_seen_at, expires_at, second_factor_at)
    values (${row.id}, ${row.subjectKind}, ${row.subjectId}, ${row.actingFor}, ${row.actingName},
      ${row.rotatedAt}, ${row.device}, ${row.address}, ${row.createdAt}, ${row.lastSeenAt}, ${row.expiresAt},
      ${row.secondFactorAt})
    returning ${columns}`
  return inserted as Session
}

export async function lockSession(tx: Tx, id: string): Promise<Session | undefined> {
  const [row] = await tx<Session>`select ${columns} from session where id = ${id} for update`
  return row
}

/** Staff who lose the right to act for customers lose the sessions in which they do, with the next request. */
const mayStillAct = part`(
  acting_for is null or exists (
    select from staff join staff_has_role on staff_id = staff.id join staff_role_right using (role)
    where staff.id::text = session.subject_id and staff.active and right_name = 'act-for-customers'
  )
)`

export async function liveSession(sql: Sql, id: string, now: Date): Promise<Session | undefined> {
  const [row] = await sql<Session>`
    select ${columns} from session where id = ${id} and ended_at is null and expires_at > ${now} and ${mayStillAct}`
  return row
}

export async function saveRotation(
  tx: Tx,
  { id, generation, rotatedAt, expiresAt, lastSeenAt }: Session,
): Promise<void> {
  await tx`
    update session set generation = ${generation}, rotated_at = ${rotatedAt}, expires_at = ${expiresAt},
      last_seen_at = ${lastSeenAt}
    where id = ${id}`
}

export async function saveSecondFactor(tx: Tx, id: string, at: Date): Promise<void> {
  await tx`update session set second_factor_at = ${at} where id = ${id} and ended_at is null`
}

export async function markEnded(sql: Sql, id: string, endedWhy: EndedWhy, endedAt: Date): Promise<void> {
  await sql`
    update session set ended_at = ${endedAt}, ended_why = ${endedWhy} where id = ${id} and ended_at is null`
}

/** Ends all sessions of the subject, except one if given, and returns their number. */
export function markAllEnded(
  tx: Tx,
  { kind, id }: Subject,
  { endedWhy, endedAt }: { endedWhy: EndedWhy; endedAt: Date },
  exceptId: string | null = null,
): Promise<number> {
  return tx.count`
    update session set ended_at = ${endedAt}, ended_why = ${endedWhy}
    where ${isOf(kind, id)} and ended_at is null
      and id is distinct from ${exceptId}::uuid`
}

export function markActingEnded(
  tx: Tx,
  staffId: string,
  { endedWhy, endedAt }: { endedWhy: EndedWhy; endedAt: Date },
): Promise<number> {
  return tx.count`
    update session set ended_at = ${endedAt}, ended_why = ${endedWhy}
    where subject_kind = 'staff' and subject_id = ${staffId} and acting_for is not null and ended_at is null`
}

export function sessionsOf(sql: Sql, { kind, id }: Subject): Promise<Session[]> {
  return sql<Session>`
    select ${columns} from session where ${isOf(kind, id)} order by last_seen_at desc, id`
}

/** Sessions in which staff act for a customer belong to the customer too: they are listed, and end with the others. */
function isOf(kind: Subject['kind'], id: string): Part {
  const own = part`(subject_kind = ${kind} and subject_id = ${id}`
  return kind === 'customer' ? part`${own} or acting_for = ${id})` : part`${own})`
}

export function deleteSessionsOver(sql: Sql, before: Date): Promise<number> {
  return deleteInSlices(sql, 'session', part`expires_at < ${before} or ended_at < ${before}`)
}
