import { languageOf } from '@pito/contracts/values/locale'
import { listTitle } from '../../list/list-title.ts'
import type { MetaArgs } from '../../seo/page-meta.ts'
import { documentTitle, localeOfMeta, shareable } from '../../seo/page-meta.ts'
import type { WithHead } from '../../seo/with-head.ts'
import { tyres } from '../../words/tyres.ts'
import type { ListData } from './load-list.ts'

type ListMetaArgs = MetaArgs & { readonly loaderData?: WithHead<ListData> | undefined }

export function listMeta(args: ListMetaArgs) {
  const { loaderData } = args
  if (!loaderData) return []
  const w = tyres[languageOf(localeOfMeta(args))]
  const title = { title: documentTitle(args, listTitle(loaderData.state, w)) }
  return shareable(args, [title, ...(loaderData.head ?? [])])
}
