import { focusOn } from '@pito/web/navigation/focus-heading'
import { useEffect, useRef, useState } from 'react'

interface Row {
  readonly id: string
  readonly name: string
}

/**
 * Returns the name of the row that was removed last, which the list announces. The focus moves to the heading of the
 * list, because the pressed button was removed too.
 */
export function useRemovedRow(rows: readonly Row[], headingId: string): string | null {
  const before = useRef(rows)
  const [removed, setRemoved] = useState<string | null>(null)
  useEffect(() => {
    const lost = before.current.find((row) => !rows.some(({ id }) => id === row.id))
    before.current = rows
    if (!lost) return
    setRemoved(lost.name)
    if (document.activeElement === document.body) focusOn(document.getElementById(headingId))
  }, [rows, headingId])
  return removed
}
