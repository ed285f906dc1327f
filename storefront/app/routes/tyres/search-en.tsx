import { onServer } from '../../api/page.ts'
import { searchOfList } from '../../list/list-of-address.ts'
import { isPersonalSearchUrl, translatedSearchPath } from '../../list/search-route.ts'
import { searchInBrowser } from './list-client-loader.ts'
import { loadSearch } from './search/load-search.ts'
import { SearchPage } from './search/search-page.tsx'

export { searchMeta as meta } from './search/search-meta.ts'

export const loader = onServer(loadSearch)
export const clientLoader = searchInBrowser
export const handle = {
  cacheBy: searchOfList,
  isPersonal: isPersonalSearchUrl,
  language: 'en',
  translate: translatedSearchPath,
}

export default function SearchEn() {
  return <SearchPage />
}
