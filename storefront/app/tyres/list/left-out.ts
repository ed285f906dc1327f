import { brandKey } from '@pito/contracts/values/brand-key'
import { plateNames } from '@pito/contracts/values/licence-plate'
import { valuesIn } from '@pito/contracts/values/query-values'
import type { TyreFlag } from '@pito/contracts/values/tyre-flags'
import { tyreFlags } from '@pito/contracts/values/tyre-flags'
import type { Facet, ListState, Measure } from './list-state.ts'
import { facets, measures } from './list-state.ts'
import { filterNames, readListQuery, textsOf } from './read-list-query.ts'

const others = ['price', 'min_stock', 'sort', 'page', 'service_point'] as const
export type LeftOut = Facet | Measure | TyreFlag | (typeof others)[number]

const leftOutName = 'left_out'

/** Returns the part of a query that names the choices left out, for the server. It is empty if there are none. */
export function leftOutQuery(names: readonly LeftOut[]): string {
  return names.length > 0 ? `${leftOutName}=${names.join(',')}` : ''
}

/**
 * Returns the choices that the list of a page leaves out: those that the query of the cached page names, and those that
 * turned out not to exist when the list was loaded.
 */
export function leftOutOfPage(query: URLSearchParams, state: ListState): readonly LeftOut[] {
  const named = valuesIn(query.getAll(leftOutName))
  const found = leftOutOf(query, state)
  return [...measures, ...facets, ...tyreFlags, ...others].filter(
    (name) => named.includes(name) || found.includes(name),
  )
}

/**
 * Returns the choices of an address that the list does not show, because they do not exist. Unknown parameters are no
 * choices.
 */
export function leftOutOf(query: URLSearchParams, state: ListState): readonly LeftOut[] {
  const given = (name: string) => query.get(name)?.trim() || null
  const isUnknown = (facet: Facet, text: string) =>
    readListQuery(state.vehicle, new URLSearchParams([[facet, text]])).picked[facet].length === 0
  const brands = new Set(state.picked.brand.map(brandKey))
  const isUnsold = (facet: Facet, text: string) => facet === 'brand' && !brands.has(brandKey(text))
  const page = given('page')
  const sort = given('sort')
  const bounds = [given('price_gte'), given('price_lte')].filter((bound) => bound !== null)
  // A bound of zero means that no price was chosen.
  const hasPrice = bounds.length > 0 && bounds.every((bound) => Number(bound) !== 0)
  const single: readonly (readonly [LeftOut, boolean])[] = [
    ['price', hasPrice && state.price === null],
    ['min_stock', given('min_stock') !== null && state.minStock === null],
    ['sort', sort !== null && sort !== state.sort],
    ['page', page !== null && page !== String(state.page)],
    ['service_point', given('ServicePoint') !== null && state.servicePoint === null],
  ]
  // A size that does not belong to the vehicle is named by the page of the vehicle.
  const ownMeasures = state.plate === null && state.car === null ? measures : []
  return [
    ...ownMeasures.filter((measure) => given(measure) !== null && state.size[measure] === null),
    ...facets.filter((facet) =>
      textsOf(facet, query).some((text) => isUnknown(facet, text) || isUnsold(facet, text)),
    ),
    ...tyreFlags.filter((flag) => !['0', null].includes(given(flag)) && !state.flags.includes(flag)),
    ...single.flatMap(([name, isLeftOut]) => (isLeftOut ? [name] : [])),
  ]
}

/** Names of parameters that lists understand, apart from those of their filters. */
const names = [
  ...['lang', 'q', 'as_typed', 'vehicle_type', 'width', 'height', 'diameter', 'price_gte', 'price_lte'],
  ...['min_stock', 'sort', 'page', 'ServicePoint', 'make', 'model', 'year', 'priority', 'skip'],
  ...plateNames,
  ...tyreFlags,
]

/**
 * Returns whether the query has a parameter that lists do not understand, such as a campaign tag. The parameters of the
 * list's own canonical URL are understood.
 */
export function hasUnknownNames(search: string, list: string): boolean {
  const own = new URL(list, 'http://localhost').searchParams
  const understood = new Set([...names, ...filterNames, ...own.keys()])
  return [...new URLSearchParams(search).keys()].some((name) => !understood.has(name))
}
