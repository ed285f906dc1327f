import { onServer } from '../page/page.ts'
import { searchOfList } from '../tyres/list/list-of-address.ts'
import { isPersonalSearchUrl, translatedSearchPath } from '../tyres/list/search-route.ts'
import { searchInBrowser } from '../tyres/list-client-loader.ts'
import { loadSearch } from './load-search.ts'
import { SearchPage } from './search-page.tsx'

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
