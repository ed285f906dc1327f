import { plateNames } from '@pito/contracts/values/licence-plate'
import { onServer } from '../page/page.ts'
import { withHead } from '../page/with-head.ts'
import { findTranslatedList } from './list/find-translated-list.ts'
import { searchOfList } from './list/list-of-address.ts'
import { translatedListPath } from './list/list-path.ts'
import { listInBrowser } from './list-client-loader.ts'
import { listHead } from './list-for-search-engines.ts'
import { ListPage } from './list-page.tsx'
import { loadList } from './load-list.ts'

export { listMeta as meta } from './list-meta.ts'

export const loader = withHead(onServer(loadList), listHead)
export const clientLoader = listInBrowser
export const handle = {
  cacheBy: searchOfList,
  personal: plateNames,
  languages: { renkaat: 'fi', tyres: 'en' },
  translate: translatedListPath,
  findTranslation: findTranslatedList,
}

export default function Tyres() {
  return <ListPage />
}
