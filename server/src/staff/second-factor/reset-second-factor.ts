import type { AuditEntry } from '../../platform/audit/record-audit.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { endAllSessions } from '../../platform/sessions/end-session.ts'
import { deleteFactors } from './second-factor-store.ts'

type By = Pick<AuditEntry, 'at' | 'actor' | 'address' | 'device'>

/**
 * Deletes the second factor of a member of staff, who sets up a new one at the next log-in. All sessions end, because
 * whoever found the phone may have one.
 */
export async function resetFactor(tx: Tx, staffId: string, by: By): Promise<void> {
  await deleteFactors(tx, staffId)
  await endAllSessions(tx, { kind: 'staff', id: staffId }, { why: 'access-withdrawn' }, by.at)
  await recordAudit(tx, { ...by, action: 'second-factor-reset', details: { staff_id: staffId } })
}
