import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import { toggled, withFlag, withMinStock, withoutPoint, withPrice } from './list-changes.ts'
import type { Facet, ListState, PriceBounds } from './list-state.ts'
import { facets } from './list-state.ts'

export type ActiveFilter = { readonly without: ListState } & (
  | { readonly facet: Facet; readonly value: string }
  | { readonly facet: 'price'; readonly value: PriceBounds }
  | { readonly facet: TyreFlag; readonly value: true }
  | { readonly facet: 'min_stock'; readonly value: number }
  | { readonly facet: 'service_point'; readonly value: string }
)

/** Returns the active filters, each with the list that results from removing it. */
export function activeFilters(state: ListState): readonly ActiveFilter[] {
  const picked = facets.flatMap((facet) =>
    state.picked[facet].map((value) => ({ facet, value, without: toggled(state, facet, value) })),
  )
  const { price, flags, minStock, servicePoint } = state
  return [
    ...picked,
    ...(price ? [{ facet: 'price', value: price, without: withPrice(state, null) } as const] : []),
    ...flags.map((facet) => ({ facet, value: true, without: withFlag(state, facet, false) }) as const),
    ...(minStock === null
      ? []
      : [{ facet: 'min_stock', value: minStock, without: withMinStock(state, null) } as const]),
    ...(servicePoint === null
      ? []
      : [{ facet: 'service_point', value: servicePoint, without: withoutPoint(state) } as const]),
  ]
}
