import { longestSearch } from '@pito/contracts/values/longest-search'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import { allVehicles, vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { searchPaths } from './list-address.ts'
import type { ListState } from './list-state.ts'
import { withOfferedSort } from './list-state.ts'
import { readListQuery } from './read-list-query.ts'

export function isSearchPath(path: string): boolean {
  return Object.values(searchPaths).includes(path.replace(/\/$/, ''))
}

/** Reads the query of a search. Its filters are those of a list. */
export function readSearchQuery(query: URLSearchParams): ListState {
  const type = vehicleTypeOf(query.get('vehicle_type') ?? '')
  const list = readListQuery(type && type.id !== allVehicles ? type.id : null, query)
  const isSorted = query.get('sort') === list.sort
  return withOfferedSort({
    ...list,
    plate: null,
    car: null,
    priority: null,
    skipped: [],
    previousAnswer: null,
    sort: isSorted ? list.sort : 'relevance',
    search: { q: wordsOf(query.get('q') ?? ''), isAsTyped: query.get('as_typed') === '1' },
  })
}

/** Returns the words with one character more than are searched for, so that a text that is too long is noticed. */
function wordsOf(text: string): string {
  return [...oneLineOf(text)].slice(0, longestSearch + 1).join('')
}
