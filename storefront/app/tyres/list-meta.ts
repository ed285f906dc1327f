import { languageOf } from '@pito/contracts/values/locale'
import { itemListOf } from '../page/linked-data.ts'
import type { MetaArgs } from '../page/page-meta.ts'
import { documentTitle, localeOfMeta, originOfMeta, shareable } from '../page/page-meta.ts'
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
  return shareable(args, [title, ...(loaderData.head ?? []), ...tyresOf(args)])
}

/**
 * Returns the addresses of the tyres for search engines, if they may index the list. They are read from the cards,
 * because the data of the page would otherwise contain them twice.
 */
function tyresOf(args: ListMetaArgs) {
  const { head, tyres: cards = [] } = args.loaderData ?? {}
  if (!head || head.some((tag) => 'name' in tag && tag.name === 'robots')) return []
  const context = { origin: originOfMeta(args), language: languageOf(localeOfMeta(args)) }
  return itemListOf(
    context,
    cards.map(({ tyre }) => ({ href: tyre.href })),
  )
}
