import type { ChangeOrigin, RecordKind } from '@pito/contracts/values/record-history'
import type { Context } from '../context.ts'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql } from '../database/sql.ts'
import { part } from '../database/statement.ts'

/**
 * The acts that change no record of the shop: reading, exports, log-ins, and what people do to their own account, whose
 * values are secrets or personal data. The entry of any other act has the change, which the compiler requires.
 */
type ActWithoutChange =
  | `${string}-${'listed' | 'read' | 'exported' | 'downloaded' | 'opened' | 'denied'}`
  | `${'staff-' | 'second-factor-' | ''}login-failed`
  | `${'staff-' | ''}logged-${'in' | 'out'}`
  | 'session-ended'
  | `acting-${'started' | 'ended'}`
  | 'acted-for-customer'
  | `second-factor-${'set-up' | 'confirmed' | 'refused'}`
  | `passkey-${'added' | 'removed'}`
  | 'passkeys-removed'
  | 'recovery-codes-renewed'
  | 'app-replaced'
  | `${'staff-' | ''}password-${'changed' | 'reset' | 'set'}`
  | 'reset-link-requested'
  | 'registered'
  | 'activated'
  | 'profile-saved'
  | `season-reminder-switched-${'on' | 'off'}`
  | 'account-deleted'

type Fields = Readonly<Record<string, unknown>>

/** Describes what an act has changed in a record, and how it came about. */
export interface Change {
  readonly record: { readonly kind: RecordKind; readonly id: string | number }
  /** Null for a new record. */
  readonly before: Fields | null
  /** Null for a deleted record. */
  readonly after: Fields | null
  readonly reason?: string | null
  readonly origin: ChangeOrigin
}

interface Act {
  readonly at: Date
  readonly actor: { readonly kind: 'nobody' | 'customer' | 'staff' | 'shop'; readonly id: string | null }
  /** The id of the customer whom the action concerns. */
  readonly subject?: string | null
  readonly address?: string | null
  readonly device?: string | null
  /** The details contain no secrets: the database refuses keys such as password, token or e-mail. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>
}

export type AuditEntry = Act &
  (
    | { readonly action: ActWithoutChange; readonly change?: undefined }
    | { readonly action: string; readonly change: Change }
  )

/**
 * Inserts an audit row. When the recorded action runs in a transaction, pass that transaction as `sql`, so that
 * neither the action nor its audit row is stored without the other.
 */
export async function recordAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  const { at, actor, action, subject = null, address = null, device = null, details = {} } = entry
  const { record, before = null, after = null, reason, origin } = entry.change ?? {}
  const values = differingFields(before, after) ?? { before: {}, after: {} }
  await sql`
    insert into audit (at, actor_kind, actor_id, action, customer_id, address, device, details, roles, record_kind,
      record_id, before, after, reason, origin)
    values (${at}, ${actor.kind}, ${actor.id}, ${action}, ${subject}, ${address}, ${device},
      ${JSON.stringify(details)}::jsonb, ${rolesOf(actor)}, ${record?.kind ?? null},
      ${record ? String(record.id) : null}, ${values.before && JSON.stringify(values.before)}::jsonb,
      ${values.after && JSON.stringify(values.after)}::jsonb, ${reason || null}, ${origin ?? null})`
}

/** Returns the fields that differ, or null if none does. A new or a deleted record has all its fields. */
export function differingFields(before: Fields | null, after: Fields | null) {
  if (!before || !after) return { before, after }
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => json(before[name]) !== json(after[name]),
  )
  return names.length === 0 ? null : { before: only(before, names), after: only(after, names) }
}

function only(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/** The roles that a member of staff has at this moment, or null if somebody else acts. */
export function rolesOf({ kind, id }: Act['actor']) {
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
  return { at: now, actor: actorOf(caller), address, device } satisfies Partial<Act>
}

function actorOf(caller: Auditable['caller']): Act['actor'] {
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
