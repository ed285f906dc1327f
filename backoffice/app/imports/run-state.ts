import type { Run } from '@pito/contracts/staff-imports'
import { runMoves } from '@pito/contracts/values/run-moves'
import { mayMove } from '@pito/contracts/values/state-table'

/** Tells whether a background job works on the run, or will. */
export function isBusy({ state, is_ending }: Run): boolean {
  return is_ending || mayMove(runMoves, state, { to: 'failed' })
}

/** Tells whether the columns of the file are to be assigned: before a dry run, or again if the address says so. */
export function takesColumns({ state, file_name, checked_at }: Run, address: URLSearchParams): boolean {
  if (file_name === null) return false
  if (state === 'failed') return checked_at === null
  return state === 'uploading' || state === 'refused' || (state === 'ready' && address.has('columns'))
}

/** Tells whether the rows of a dry run that have not been carried out can be. */
export function canBeCarriedOut({ state, checked_at, refusal, is_ending }: Run): boolean {
  return (
    !is_ending &&
    checked_at !== null &&
    mayMove(runMoves, state, { to: 'waiting', by: 'staff' }) &&
    (refusal === null || state === 'failed')
  )
}

/** Tells whether the run ended before all of its rows were carried out. */
export function isStopped({ state, is_ending }: Run): boolean {
  return !is_ending && (state === 'cancelled' || state === 'failed')
}

export function handledRows({ done_rows, skipped_rows }: Run): number {
  return done_rows + skipped_rows
}

export function checkedRows(run: Run): number {
  return run.new_rows + run.changed_rows + run.unchanged_rows + run.guarded_rows + run.rejected_rows
}
