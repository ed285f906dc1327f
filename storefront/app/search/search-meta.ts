import { languageOf } from '@pito/contracts/values/locale'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, localeOfMeta, notIndexed, shareable } from '../page/page-meta.ts'
import type { SearchData } from './load-search.ts'
import { searchPage } from './search-page-words.ts'

export function searchMeta(args: MetaArgs & { readonly loaderData?: SearchData | undefined }) {
  const { loaderData } = args
  if (!loaderData) return []
  const w = searchPage[languageOf(localeOfMeta(args))]
  return shareable(args, [
    { title: documentTitle(args, w.title(loaderData.understood?.query ?? '')) },
    notIndexed,
  ])
}
