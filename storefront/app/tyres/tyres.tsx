import { getSearchSlug } from '@pito/contracts/catalogue'
import { plateNames } from '@pito/contracts/values/licence-plate'
import type { Api } from '@pito/web/api/api'
import { onServer } from '../page/page.ts'
import { listPaths } from './list/list-address.ts'
import { searchOfList } from './list/list-of-address.ts'
import { readListPath, translatedListPath } from './list/list-path.ts'
import { listInBrowser } from './list-client-loader.ts'
import { ListPage } from './list-page.tsx'
import { loadList } from './load-list.ts'

/** Returns the path of the list in the other language, with the translated slug from the API. */
async function findTranslatedList(api: Api, path: string): Promise<string> {
  const read = readListPath(path)
  if (!read?.slug) return translatedListPath(path)
  const other = read.language === 'fi' ? 'en' : 'fi'
  const { data } = await api(getSearchSlug, { type: read.slug })
  return `${listPaths[other]}/${data[`slug_${other}`]}`
}

export { listMeta as meta } from './list-meta.ts'

export const loader = onServer(loadList)
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
