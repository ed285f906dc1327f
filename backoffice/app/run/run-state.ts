import type { Run } from '@pito/contracts/staff-imports'

/** Tells whether a background job works on the run, or will. */
export function isBusy({ state }: Run): boolean {
  return state === 'checking' || state === 'waiting' || state === 'running'
}

/** Tells whether the columns of the file can be assigned. */
export function takesColumns({ state, file_name }: Run): boolean {
  return file_name !== null && (state === 'uploading' || state === 'refused')
}

export function checkedRows(run: Run): number {
  return run.new_rows + run.changed_rows + run.unchanged_rows + run.guarded_rows + run.rejected_rows
}
