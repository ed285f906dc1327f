import type { RunKind } from '@pito/contracts/values/run-kinds'
import { takeMissingOffSale } from '../catalogue/index.ts'
import type { Auditable } from '../platform/audit/record-audit.ts'
import type { Platform } from '../platform/platform.ts'
import { applierOf } from './kinds/kind-of-run.ts'
import { markRows, rowsToDo } from './row-store.ts'
import type { RunRecord } from './run-store.ts'
import { lockKind, lockRun, nextRun, setState } from './run-store.ts'

type Shop = Pick<Platform, 'sql' | 'clock'>

const rowsPerBatch = 500

/**
 * Carries out the next batch of the runs of a kind: of the run that is running, or else of the one that has waited
 * longest. Returns false when no run is left. Batches of a kind take turns, so it does no harm if two processes work on
 * the same run.
 */
export function applyBatch({ sql, clock }: Shop, kind: RunKind): Promise<boolean> {
  return sql.transaction(async (tx) => {
    await lockKind(tx, kind)
    const next = await nextRun(tx, kind)
    // A run that was cancelled a moment ago is seen as cancelled once its row is locked.
    const run = next && (await lockRun(tx, next.id))
    if (!run) return false
    if (run.state !== 'running' && run.state !== 'waiting') return true
    if (run.state === 'waiting') await setState(tx, run.id, 'running', clock())
    const rows = await rowsToDo(tx, run.id, rowsPerBatch)
    if (rows.length === 0) await setState(tx, run.id, 'done', clock())
    else {
      const apply = rows[0]?.isMissing ? takeMissingOffSale : applierOf(kind)
      const outcomes = await apply(tx, actorOf(run, clock()), rows, run.id)
      await markRows(tx, run.id, outcomes, clock())
    }
    return true
  })
}

/** The history names the member of staff who started the run, or the shop itself. */
function actorOf({ staffId }: RunRecord, now: Date): Auditable {
  const caller = staffId ? ({ kind: 'staff', staffId, sessionId: '' } as const) : ({ kind: 'shop' } as const)
  return { caller, now, address: '', device: '' }
}
