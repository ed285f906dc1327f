import type { Context } from '../context.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql } from '../database/sql.ts'
import { part } from '../database/statement.ts'

export interface AuditEntry {
  readonly at: Date
  readonly actor: { readonly kind: 'nobody' | 'customer' | 'staff' | 'shop'; readonly id: string | null }
  readonly action: string
  /** The id of the customer whom the action concerns. */
  readonly subject?: string | null
  readonly address?: string | null
  readonly device?: string | null
  /** The details contain no secrets: the database refuses keys such as password, token or e-mail. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

/**
 * Inserts an audit row. When the recorded action runs in a transaction, pass that transaction as `sql`, so that
 * neither the action nor its audit row is stored without the other.
 */
export async function recordAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  const { at, actor, action, subject = null, address = null, device = null, details = {} } = entry
  await sql`
    insert into audit (at, actor_kind, actor_id, action, customer_id, address, device, details, roles)
    values (${at}, ${actor.kind}, ${actor.id}, ${action}, ${subject}, ${address}, ${device},
      ${JSON.stringify(details)}::jsonb, ${rolesOf(actor)})`
}

/** The roles that a member of staff has at this moment, or null if somebody else acts. */
export function rolesOf({ kind, id }: AuditEntry['actor']) {
  const staffId = kind === 'staff' ? id : null
  return part`(select string_agg(role, ', ' order by role) from staff_has_role where staff_id::text = ${staffId})`
}

/** The part of a context that an audit entry needs. Jobs and commands act for the shop itself. */
export type Auditable = Pick<Context, 'now' | 'address' | 'device'> & {
  readonly caller: Context['caller'] | { readonly kind: 'shop' }
}

/**
 * Returns the fields of an audit entry that the context knows: the time, the actor, the network address and the
 * device. When a member of staff acts for a customer, the actor is the member of staff.
 */
export function auditedBy({ caller, now, address, device }: Auditable) {
  return { at: now, actor: actorOf(caller), address, device } satisfies Partial<AuditEntry>
}

function actorOf(caller: Auditable['caller']): AuditEntry['actor'] {
  if (caller.kind === 'staff') return { kind: 'staff', id: caller.staffId }
  if (caller.kind === 'shop') return { kind: 'shop', id: null }
  if (caller.kind !== 'customer') return { kind: 'nobody', id: null }
  return caller.actingStaffId
    ? { kind: 'staff', id: caller.actingStaffId }
    : { kind: 'customer', id: caller.customerId }
}

/** The database refuses to delete audit rows for two years; one day is added so that no deletion comes too early. */
const storedDays = 2 * 366 + 1

export function forgetOldAudit(sql: Sql, now: Date): Promise<number> {
  const before = new Date(now.getTime() - storedDays * 24 * 3600_000)
  return deleteInSlices(sql, 'audit', part`at < ${before}`)
}
