import { longestSearch } from '@pito/contracts/values/longest-search'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import { personalKindOf } from '@pito/contracts/values/personal-text'
import { vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import { searchPaths } from './list-address.ts'
import type { ListState } from './list-state.ts'
import { readListQuery } from './read-list-query.ts'

export function isSearchPath(path: string): boolean {
  return Object.values(searchPaths).includes(path.replace(/\/$/, ''))
}

/** Reads the query of a search. Its filters are those of a list. */
export function readSearchQuery(query: URLSearchParams): ListState {
  const type = vehicleTypeOf(query.get('vehicle_type') ?? '')
  const list = readListQuery(type && type.id !== 1 ? type.id : null, query)
  const isSorted = query.get('sort') === list.sort
  return {
    ...list,
    plate: null,
    car: null,
    priority: null,
    skipped: [],
    sort: isSorted ? list.sort : 'relevance',
    search: { q: wordsOf(query.get('q') ?? ''), isAsTyped: query.get('as_typed') === '1' },
  }
}

/** Returns the words with one character more than are searched for, so that a text that is too long is noticed. */
function wordsOf(text: string): string {
  return [...oneLineOf(text)].slice(0, longestSearch + 1).join('')
}

/** Returns whether the words typed may be personal data, such as a licence plate. */
export function isPersonalSearchUrl({ searchParams }: URL): boolean {
  return personalKindOf(oneLineOf(searchParams.get('q') ?? '')) !== null
}

export function translatedSearchPath(path: string): string {
  return path.startsWith(searchPaths.fi) ? searchPaths.en : searchPaths.fi
}
