import { isPicked, withPicked } from './list-changes.ts'
import type { Facet, ListState } from './list-state.ts'

export type Selection = 'none' | 'some' | 'all'

/** What the select-all box of a filter shows. */
export function selectionOf(state: ListState, facet: Facet, options: readonly string[]): Selection {
  if (state.picked[facet].length === 0) return 'none'
  return options.length > 0 && options.every((option) => isPicked(state, facet, option)) ? 'all' : 'some'
}

/** A press on select-all: everything, or nothing when everything was. */
export function withAllToggled(state: ListState, facet: Facet, options: readonly string[]): ListState {
  return withPicked(state, facet, selectionOf(state, facet, options) === 'all' ? [] : options)
}
