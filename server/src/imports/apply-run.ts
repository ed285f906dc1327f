import type { RunKind } from '@pito/contracts/values/run-kinds'
import type { RowOutcome } from '@pito/contracts/values/run-row'
import { takeMissingOffSale } from '../catalogue/index.ts'
import type { Auditable } from '../platform/audit/record-audit.ts'
import { attempt, attemptPart } from '../platform/database/attempt.ts'
import type { Tx } from '../platform/database/sql.ts'
import type { Platform } from '../platform/platform.ts'
import { applierOf } from './kinds/kind-of-run.ts'
import { noteFailure, reasonOfFailedRow } from './note-failure.ts'
import type { NextRow } from './row-store.ts'
import { markRows, rowsToDo } from './row-store.ts'
import type { RunRecord } from './run-store.ts'
import { giveUp, lockKind, lockRun, moveRun, nextRun } from './run-store.ts'

type Shop = Pick<Platform, 'sql' | 'clock' | 'log'>

const rowsPerBatch = 500

/**
 * `more`: another batch may follow. `later`: the batch failed as a whole and is to be repeated after a while. `none`: no
 * run is left.
 */
type BatchResult = 'more' | 'later' | 'none'

/**
 * Carries out the next batch of the runs of a kind: of the run that is running, or else of the one that has waited
 * longest. Batches of a kind take turns, so it does no harm if two processes work on the same run. A run whose batch
 * fails three times in a row is given up.
 */
export async function applyBatch(shop: Shop, kind: RunKind): Promise<BatchResult> {
  await beginRun(shop, kind)
  let runId: string | undefined
  const batch = await attempt(() =>
    shop.sql.transaction(async (tx): Promise<BatchResult> => {
      await lockKind(tx, kind)
      const next = await nextRun(tx, kind)
      runId = next?.id
      const run = next && (await lockRun(tx, next.id))
      if (!run) return 'none'
      if (run.state === 'running') await carryOn(shop, tx, run)
      if (run.state === 'cancelled') await moveRun(tx, run.id, { to: 'cancelled', by: 'job' }, shop.clock())
      return 'more'
    }),
  )
  if ('value' in batch) return batch.value
  if (runId === undefined) throw batch.error
  return (await noteFailure(shop, { id: runId }, batch.error)) ? 'more' : 'later'
}

/**
 * Marks the next run as begun in a transaction of its own, so that the page says so during the first batch. A run whose
 * last failure left its row locked is given up here.
 */
function beginRun({ sql, clock }: Shop, kind: RunKind): Promise<void> {
  return sql.transaction(async (tx) => {
    await lockKind(tx, kind)
    const next = await nextRun(tx, kind)
    const run = next && (await lockRun(tx, next.id))
    if (run && (await giveUp(tx, run.id, clock()))) return
    if (run?.state === 'waiting') await moveRun(tx, run.id, { to: 'running', by: 'job' }, clock())
  })
}

async function carryOn(shop: Shop, tx: Tx, run: RunRecord): Promise<void> {
  const now = shop.clock()
  const rows = await rowsToDo(tx, run.id, rowsPerBatch)
  if (rows.length === 0) await moveRun(tx, run.id, { to: 'done', by: 'job' }, now)
  else await markRows(tx, run.id, await applyRows(shop, tx, run, rows), now)
}

/**
 * Applies the rows of a batch together. If that fails, each row is applied in a savepoint of its own, so that only the
 * rows that fail are rejected. The rows are then in the order in which a batch locks articles.
 */
async function applyRows(
  shop: Shop,
  tx: Tx,
  run: RunRecord,
  rows: readonly NextRow[],
): Promise<RowOutcome[]> {
  const apply = rows[0]?.isMissing ? takeMissingOffSale : applierOf(run.kind)
  const actor = actorOf(run, shop.clock())
  const applied = (some: readonly NextRow[]) =>
    attemptPart(() => tx.transaction((part) => apply(part, actor, some, run.id)))
  const together = await applied(rows)
  if ('value' in together) return together.value
  const outcomes: RowOutcome[] = []
  for (const row of rows.toSorted((one, other) => lockOrder(one) - lockOrder(other))) {
    const alone = await applied([row])
    if ('value' in alone) outcomes.push(...alone.value)
    else {
      const sentence = reasonOfFailedRow(shop, run, row, alone.error)
      outcomes.push({ number: row.number, outcome: 'skipped', note: { sentence } })
    }
  }
  return outcomes
}

/** Rows that add articles come last. */
function lockOrder({ recordId }: NextRow): number {
  return recordId ?? Number.MAX_SAFE_INTEGER
}

/** The history names the member of staff who started the run, or the shop itself. */
function actorOf({ staffId }: RunRecord, now: Date): Auditable {
  const caller = staffId ? ({ kind: 'staff', staffId, sessionId: '' } as const) : ({ kind: 'shop' } as const)
  return { caller, now, address: '', device: '' }
}
