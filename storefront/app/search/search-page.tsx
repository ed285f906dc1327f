import './search.css'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useLoaderData } from 'react-router'
import { countOfFilters, hasSize } from '../tyres/list/list-state.ts'
import { ListPage } from '../tyres/list-page.tsx'
import { ListAlerts } from '../tyres/results/list-alerts.tsx'
import type { SearchData } from './load-search.ts'
import { SearchHead } from './search-head.tsx'

// Without `Suspense`, the server sends the ways to continue in their place in the HTML.
const NothingFound = lazyOptional(() => import('./nothing-found.tsx').then((loaded) => loaded.NothingFound))

/** The result of a search. If nothing is found and there is no filter to remove, no filters are shown either. */
export function SearchPage() {
  const { total, state } = useLoaderData<SearchData>()
  const hasFilters = countOfFilters(state) > 0 || hasSize(state)
  const instead =
    total === 0 && !hasFilters ? (
      <div className="wrap shead__none">
        <ListAlerts />
        <NothingFound level={2} />
      </div>
    ) : undefined
  return <ListPage head={<SearchHead />} none={<NothingFound level={3} />} instead={instead} />
}
