import { brandKey } from '@pito/contracts/values/brand-key'
import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { Facet, ListState, Measure, PriceBounds, Sort } from './list-state.ts'
import { emptyList, nonePicked, noSize, sortsOf } from './list-state.ts'

/**
 * Returns the list with the changed measure. A change clears the later measures and, like every change, returns to
 * the first page.
 */
export function withMeasure(state: ListState, measure: Measure, value: number | null): ListState {
  const others = {
    width: noSize,
    height: { ...noSize, width: state.size.width },
    diameter: { ...noSize, width: state.size.width, height: state.size.height },
  }[measure]
  return { ...state, size: { ...others, [measure]: value }, page: 1 }
}

export function withPicked(state: ListState, facet: Facet, values: readonly string[]): ListState {
  return { ...state, picked: { ...state.picked, [facet]: values }, page: 1 }
}

export function isPicked(state: ListState, facet: Facet, value: string): boolean {
  return state.picked[facet].some((one) => isSame(facet, one, value))
}

/** Replaces the spelling of the brands in the URL with the shop's own spelling. */
export function withBrandNames(state: ListState, brands: readonly { readonly name: string }[]): ListState {
  const names = new Map(brands.map(({ name }) => [brandKey(name), name]))
  const brand = state.picked.brand.map((spelt) => names.get(brandKey(spelt)) ?? spelt)
  return { ...state, picked: { ...state.picked, brand } }
}

/** Returns picked values that no tyre has any more. They are shown nevertheless, so that they can be unticked. */
export function pickedBeyond(facet: Facet, picked: readonly string[], offered: readonly string[]): string[] {
  return picked.filter(
    (one, place) =>
      !offered.some((value) => isSame(facet, one, value)) &&
      picked.findIndex((earlier) => isSame(facet, earlier, one)) === place,
  )
}

export function toggled(state: ListState, facet: Facet, value: string): ListState {
  const picked = state.picked[facet]
  const without = picked.filter((one) => !isSame(facet, one, value))
  return withPicked(state, facet, without.length < picked.length ? without : [...picked, value])
}

export function withPrice(state: ListState, price: PriceBounds | null): ListState {
  return { ...state, price, page: 1 }
}

export function withFlag(state: ListState, flag: TyreFlag, isOn: boolean): ListState {
  // The flags have a fixed order, so that each combination has only one URL.
  const flags = tyreFlags.filter((one) => (one === flag ? isOn : state.flags.includes(one)))
  return { ...state, flags, page: 1 }
}

export function withMinStock(state: ListState, minStock: number | null): ListState {
  return { ...state, minStock, page: 1 }
}

export function withoutPoint(state: ListState): ListState {
  return { ...state, servicePoint: null, page: 1 }
}

export function withSort(state: ListState, sort: Sort): ListState {
  return { ...state, sort, page: 1 }
}

/** Returns the list with an answer to what matters most. The list is then sorted by this answer. */
export function withPriority(state: ListState, priority: TyrePriority | null): ListState {
  const list = { ...state, priority, page: 1 }
  return { ...list, sort: sortsOf(list)[0] }
}

export function withoutFilters(state: ListState): ListState {
  return { ...withoutPoint(state), picked: nonePicked, price: null, flags: [], minStock: null }
}

/** Returns the list of the same vehicle, or the same search, without any filter. */
export function clearedIn({ vehicle, search }: ListState): ListState {
  const list = { ...emptyList(vehicle), search }
  return { ...list, sort: sortsOf(list)[0] }
}

function isSame(facet: Facet, one: string, other: string): boolean {
  return one === other || (facet === 'brand' && brandKey(one) === brandKey(other))
}
