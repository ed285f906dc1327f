import { useState } from 'react'
import type { Facet } from '../../../list/list-state.ts'
import type { ListView } from '../list-view.ts'

/**
 * Returns the values that were picked in the previous list. They remain visible, because an unticked box must not
 * disappear while the visitor uses it.
 */
export function usePickedBefore({ state, address }: ListView, facet: Facet): readonly string[] {
  const list = address({ ...state, page: 1 })
  const [seen, setSeen] = useState({ list, state, before: [] as readonly string[] })
  if (seen.list === list) return seen.before
  const before = seen.state.vehicle === state.vehicle ? seen.state.picked[facet] : []
  setSeen({ list, state, before })
  return before
}
