import type { ChangeOrigin, RecordKind } from '@pito/contracts/values/record-history'
import type { Tx } from '../database/sql.ts'
import type { Auditable } from './record-audit.ts'
import { auditedBy } from './record-audit.ts'

type Fields = Readonly<Record<string, unknown>>

interface RecordChange {
  /** Such as `article-saved`. */
  readonly action: string
  readonly record: { readonly kind: RecordKind; readonly id: string | number }
  /** Null for a new record. */
  readonly before: Fields | null
  /** Null for a deleted record. */
  readonly after: Fields | null
  readonly reason?: string | null
  readonly origin: ChangeOrigin
  readonly runId?: string | null
}

/**
 * Adds an entry to the history of a record, with the fields that differ. Nothing is recorded if no field differs. The
 * entry shares the transaction of the change, so that neither is stored without the other.
 */
export async function recordChange(
  tx: Tx,
  ctx: Auditable,
  { action, record, before, after, reason = null, origin, runId = null }: RecordChange,
): Promise<void> {
  const differing = differingFields(before, after)
  if (!differing) return
  const { at, actor, address, device } = auditedBy(ctx)
  await tx`
    insert into audit (at, actor_kind, actor_id, action, address, device, record_kind, record_id, before, after, reason,
      origin, run_id, roles)
    values (${at}, ${actor.kind}, ${actor.id}, ${action}, ${address}, ${device}, ${record.kind}, ${String(record.id)},
      ${json(differing.before)}::jsonb, ${json(differing.after)}::jsonb, ${reason || null}, ${origin}, ${runId},
      (select string_agg(role, ', ' order by role) from staff_has_role
        where ${actor.kind} = 'staff' and staff_id::text = ${actor.id}))`
}

/** Returns the fields that differ, or null if none does. A new or a deleted record has all its fields. */
function differingFields(before: Fields | null, after: Fields | null) {
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
