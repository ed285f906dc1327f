import type { Tx } from '../database/sql.ts'
import type { Auditable, Change } from './record-audit.ts'
import { auditedBy, differingFields, rolesOf } from './record-audit.ts'

export interface RecordChange extends Change {
  /** Such as `article-saved`. */
  readonly action: string
  readonly runId?: string | null
}

/**
 * Adds an entry to the history of a record, with the fields that differ. Nothing is recorded if no field differs. The
 * entry shares the transaction of the change, so that neither is stored without the other.
 */
export function recordChange(tx: Tx, ctx: Auditable, change: RecordChange): Promise<void> {
  return recordChanges(tx, ctx, [change])
}

/** Adds the entries of several records by one statement, in the order of the changes. */
export async function recordChanges(tx: Tx, ctx: Auditable, changes: readonly RecordChange[]): Promise<void> {
  const entries = changes.flatMap(entryOf)
  if (entries.length === 0) return
  const { at, actor, address, device } = auditedBy(ctx)
  await tx`
    insert into audit (at, actor_kind, actor_id, action, address, device, record_kind, record_id, before, after, reason,
      origin, run_id, roles)
    select ${at}::timestamptz, ${actor.kind}, ${actor.id}, action, ${address}, ${device}, record_kind, record_id, before,
      after, reason, origin, run_id,
      ${rolesOf(actor)}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (action text, record_kind text, record_id text,
      before jsonb, after jsonb, reason text, origin text, run_id bigint)`
}

function entryOf({ action, record, before, after, reason, origin, runId = null }: RecordChange) {
  const differing = differingFields(before, after)
  if (!differing) return []
  const place = { record_kind: record.kind, record_id: String(record.id) }
  return [{ action, ...place, ...differing, reason: reason || null, origin, run_id: runId }]
}
