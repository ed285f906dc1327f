import './search.css'
import { lazyOptional } from '@pito/web/parts/lazy-optional'
import { useLoaderData } from 'react-router'
import { onServer } from '../page/page.ts'
import { searchOfList } from '../tyres/list/list-of-address.ts'
import { countOfFilters, hasSize } from '../tyres/list/list-state.ts'
import { isPersonalSearchUrl, translatedSearchPath } from '../tyres/list/search-route.ts'
import { searchInBrowser } from '../tyres/list-client-loader.ts'
import { ListPage } from '../tyres/list-page.tsx'
import { ListAlerts } from '../tyres/results/list-alerts.tsx'
import type { SearchData } from './load-search.ts'
import { loadSearch } from './load-search.ts'
import { SearchHead } from './search-head.tsx'

export { searchMeta as meta } from './search-meta.ts'

export const loader = onServer(loadSearch)
export const clientLoader = searchInBrowser
export const handle = {
  cacheBy: searchOfList,
  isPersonal: isPersonalSearchUrl,
  languages: { haku: 'fi', search: 'en' },
  translate: translatedSearchPath,
}

export default function Search() {
  return <SearchPage />
}

// Without `Suspense`, the server sends the ways to continue in their place in the HTML.
const NothingFound = lazyOptional(() => import('./nothing-found.tsx').then((loaded) => loaded.NothingFound))

/** The result of a search. If nothing is found and there is no filter to remove, no filters are shown either. */
function SearchPage() {
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
