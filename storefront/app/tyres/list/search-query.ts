import type { Request } from '@pito/contracts/endpoint'
import type { searchProducts } from '@pito/contracts/search'
import { productsQuery } from './api-query.ts'
import type { ListState, Search } from './list-state.ts'

/** Returns the API query for the tyres of a search. */
export function searchQuery(state: ListState, search: Search): Request<typeof searchProducts> {
  const query = { ...productsQuery(state), ...wordsQuery(search) }
  return state.sort === 'relevance' ? { ...query, sort_by: 'relevance', sort_order: 'asc' } : query
}

export function wordsQuery({ q, isAsTyped }: Search) {
  return { q, ...(isAsTyped && { as_typed: '1' as const }) }
}
