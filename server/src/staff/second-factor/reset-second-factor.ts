import type { Tx } from '../../platform/database/sql.ts'
import { endAllSessions } from '../../platform/sessions/end-session.ts'
import { deleteFactors } from './second-factor-store.ts'

/**
 * Deletes the second factor of a member of staff, who sets up a new one at the next log-in. All sessions end, because
 * whoever found the phone may have one.
 */
export async function resetFactor(tx: Tx, staffId: string, now: Date): Promise<void> {
  await deleteFactors(tx, staffId)
  await endAllSessions(tx, { kind: 'staff', id: staffId }, { why: 'access-withdrawn' }, now)
}
