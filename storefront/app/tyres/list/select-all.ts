import { isPicked, withPicked } from './list-changes.ts'
import type { Facet, ListState } from './list-state.ts'

export type Selection = 'none' | 'some' | 'all'

/** Returns the state of a filter's "select all" checkbox. */
export function selectionOf(state: ListState, facet: Facet, options: readonly string[]): Selection {
  if (state.picked[facet].length === 0) return 'none'
  return options.length > 0 && options.every((option) => isPicked(state, facet, option)) ? 'all' : 'some'
}

/** Picks all options of a filter or, if all were already picked, none. */
export function withAllToggled(state: ListState, facet: Facet, options: readonly string[]): ListState {
  return withPicked(state, facet, selectionOf(state, facet, options) === 'all' ? [] : options)
}
