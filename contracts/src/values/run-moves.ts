import type { StateTable } from './state-table.ts'
import { statesOf } from './state-table.ts'

export type RunState =
  | 'uploading'
  | 'checking'
  | 'refused'
  | 'ready'
  | 'waiting'
  | 'running'
  | 'done'
  | 'cancelled'
  | 'failed'

/** The states of an import or a bulk action. */
export const runMoves: StateTable<RunState> = {
  uploading: {
    means: 'The file of an import is uploaded, and its columns are assigned.',
    begins: ['staff', 'command'],
    moves: { checking: ['staff', 'command'], cancelled: ['staff', 'command'] },
  },
  checking: {
    means: 'The dry run compares the rows with the records. If it fails, it begins anew.',
    begins: ['staff'],
    moves: { checking: ['job'], ready: ['job'], refused: ['job'], cancelled: ['staff'], failed: ['job'] },
  },
  refused: {
    means: 'The dry run has refused the whole file, and says why.',
    moves: { checking: ['staff'], cancelled: ['staff'] },
  },
  ready: {
    means: 'The dry run has ended, and staff look at what would change.',
    moves: { checking: ['staff'], waiting: ['staff', 'command'], cancelled: ['staff'] },
  },
  waiting: {
    means: 'The run waits for another run of its kind.',
    moves: { running: ['job'], cancelled: ['staff', 'job'], failed: ['job'] },
  },
  running: {
    means: 'The rows are carried out in batches. A batch that has begun ends before a cancelled run does.',
    moves: { done: ['job'], cancelled: ['staff', 'job'], failed: ['job'] },
  },
  done: {
    means:
      'All rows have been carried out that could be. Staff may tick guarded rows and start the run again.',
    moves: { waiting: ['staff'] },
  },
  cancelled: {
    means: 'Staff have stopped the run. They may start it again for the rows that were not carried out.',
    moves: { waiting: ['staff'] },
  },
  failed: {
    means: 'The dry run or a batch has failed three times in a row. Staff may begin it again.',
    moves: { checking: ['staff'], waiting: ['staff'] },
  },
}

export const runStates = statesOf(runMoves) as [RunState, ...RunState[]]
