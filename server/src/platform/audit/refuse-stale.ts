import type { RecordKind } from '@pito/contracts/values/record-history'
import type { Tx } from '../database/sql.ts'
import { refuse } from '../refuse.ts'

interface Versions {
  readonly record: { readonly kind: RecordKind; readonly id: string | number }
  /** The version that the form was opened with. */
  readonly sent: number
  /** The locked record in the shape in which the API returns it. */
  readonly current: { readonly version: number }
}

/**
 * Refuses a save that is based on an old version of a record. The refusal carries the current record and who changed
 * it, so that the form can compare both. The caller holds the lock of the record.
 */
export async function refuseStale(tx: Tx, { record, sent, current }: Versions): Promise<void> {
  if (sent === current.version) return
  const [last] = await tx<{ name: string | null; at: Date }>`
    select staff.name, audit.at
    from audit left join staff on audit.actor_kind = 'staff' and staff.id::text = audit.actor_id
    where record_kind = ${record.kind} and record_id = ${String(record.id)}
    order by audit.id desc limit 1`
  refuse('changed-meanwhile', {
    conflict: { by: last?.name ?? null, at: last?.at.toISOString() ?? null, current },
  })
}
