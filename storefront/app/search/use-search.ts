import type { UnderstoodSearch } from '@pito/contracts/search'
import { useLoaderData } from 'react-router'
import { useListView } from '../tyres/list-view.ts'
import type { SearchData } from './load-search.ts'

export const nothingUnderstood: UnderstoodSearch = {
  query: '',
  was_cut: false,
  looks_like: null,
  plate: null,
  product_id: null,
  parts: [],
  corrected: [],
  corrected_query: null,
  not_found: [],
  makes: [],
  answers: [],
  targets: [],
  town: null,
  leads_to: null,
  ignored: [],
  vehicle_types: [],
  nearest_sizes: [],
  offers: [],
}

/** Returns what was understood of the search, and a function that writes the URL of another search. */
export function useSearch() {
  const view = useListView()
  const { understood, state } = view.data
  return {
    ...view,
    searched: useLoaderData<SearchData>(),
    understood: understood ?? nothingUnderstood,
    addressOf: (q: string, isAsTyped = false) =>
      view.address({ ...state, search: { q, isAsTyped }, page: 1 }),
  }
}
