import { toggled, withPrice } from './list-changes.ts'
import type { Facet, ListState, PriceBounds } from './list-state.ts'
import { facets } from './list-state.ts'

export type ActiveFilter = { readonly without: ListState } & (
  | { readonly facet: Facet; readonly value: string }
  | { readonly facet: 'price'; readonly value: PriceBounds }
)

/** What narrows the list, each with the list without it. */
export function activeFilters(state: ListState): readonly ActiveFilter[] {
  const picked = facets.flatMap((facet) =>
    state.picked[facet].map((value) => ({ facet, value, without: toggled(state, facet, value) })),
  )
  if (!state.price) return picked
  return [...picked, { facet: 'price', value: state.price, without: withPrice(state, null) }]
}
