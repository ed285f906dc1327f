import { languageOf } from '@pito/contracts/values/locale'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, localeOfMeta, shareable } from '../page/page-meta.ts'
import type { WithHead } from '../page/with-head.ts'
import { tyres } from '../words/tyres.ts'
import { listTitle } from './list/list-title.ts'
import type { ListData } from './load-list.ts'

type ListMetaArgs = MetaArgs & { readonly loaderData?: WithHead<ListData> | undefined }

export function listMeta(args: ListMetaArgs) {
  const { loaderData } = args
  if (!loaderData) return []
  const w = tyres[languageOf(localeOfMeta(args))]
  const title = { title: documentTitle(args, listTitle(loaderData.state, w)) }
  return shareable(args, [title, ...(loaderData.head ?? [])])
}
