import { languageOf } from '@pito/contracts/values/locale'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, localeOfMeta, originOfMeta, shareable } from '../page/page-meta.ts'
import { tyres } from '../words/tyres.ts'
import { listTitle } from './list/list-title.ts'
import { listHead } from './list-for-search-engines.ts'
import type { ListData } from './load-list.ts'

type ListMetaArgs = MetaArgs & { readonly loaderData?: ListData | undefined }

/**
 * Returns the tags of the head of a list. They are derived from the data of the page in the browser too: the data would
 * otherwise contain the address of each tyre twice.
 */
export function listMeta(args: ListMetaArgs) {
  const { loaderData } = args
  if (!loaderData) return []
  const language = languageOf(localeOfMeta(args))
  const title = { title: documentTitle(args, listTitle(loaderData.state, tyres[language])) }
  return shareable(args, [title, ...listHead(loaderData, { origin: originOfMeta(args), language })])
}
