import { useState } from 'react'
import type { GridChanges } from './grid-column.ts'

interface History {
  readonly present: GridChanges
  readonly past: readonly GridChanges[]
  readonly future: readonly GridChanges[]
}

/**
 * Steps back and forth between the changes that the grid reported. A pasted block is one step. If the caller passes
 * other changes, such as none after saving, the history begins anew.
 */
export function useUndo(changes: GridChanges, onChange: (changes: GridChanges) => void) {
  const fresh: History = { present: changes, past: [], future: [] }
  const [history, setHistory] = useState(fresh)
  const { present, past, future } = history.present === changes ? history : fresh
  const apply = (next: History) => {
    setHistory(next)
    onChange(next.present)
  }
  const [before] = past.slice(-1)
  const [after, ...later] = future
  return {
    commit: (next: GridChanges) => {
      if (next !== present) apply({ present: next, past: [...past, present], future: [] })
    },
    undo: before && (() => apply({ present: before, past: past.slice(0, -1), future: [present, ...future] })),
    redo: after && (() => apply({ present: after, past: [...past, present], future: later })),
  }
}
