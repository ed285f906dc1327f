import { formatEuro } from '@pito/contracts/values/format-euro'
import { languageOf } from '@pito/contracts/values/locale'
import { breadcrumbOf } from '../../seo/breadcrumb-of.ts'
import type { MetaArgs } from '../../seo/page-meta.ts'
import { localeOfMeta, notIndexed, originOfMeta } from '../../seo/page-meta.ts'
import { listAddress } from '../../tyres/list-address.ts'
import { listHeading } from '../../tyres/list-heading.ts'
import { listLevels } from '../../tyres/list-levels.ts'
import type { ListState } from '../../tyres/list-state.ts'
import { facets } from '../../tyres/list-state.ts'
import { sizeOfList } from '../../tyres/size-of-list.ts'
import { tyreList } from '../../words/tyre-list.ts'
import { tyres } from '../../words/tyres.ts'
import type { ListData } from './load-list.ts'

type ListMetaArgs = MetaArgs & { readonly loaderData?: ListData | undefined }

export function listMeta(args: ListMetaArgs) {
  const { loaderData } = args
  if (!loaderData) return []
  const language = languageOf(localeOfMeta(args))
  const { state, total, options } = loaderData
  const w = tyreList[language]
  const title = titleOf(state, language)
  const price = formatEuro(options.price.from * 100)
  return [
    { title: `${title} – Pito` },
    { name: 'description', content: w.description(title, w.count(total), price) },
    ...(isWorthIndexing(state) && total > 0 ? [] : [notIndexed]),
    breadcrumbOf(originOfMeta(args), [
      { label: tyres[language].home, href: '/' },
      ...listLevels(state).map((level) => ({
        label: level.level === 'tyres' ? tyres[language].tyres : titleOf(level.state, language),
        href: listAddress(level.state, language),
      })),
    ]),
  ]
}

function titleOf(state: ListState, language: 'fi' | 'en'): string {
  return [listHeading(state, tyres[language]), sizeOfList(state.size)].filter(Boolean).join(' ')
}

/** Size, one season, one brand: what people search for. Deeper combinations are too many and too alike. */
function isWorthIndexing({ picked, price, servicePoint }: ListState): boolean {
  const deep = facets.some((facet) => {
    const most = facet === 'tyre_season' || facet === 'brand' ? 1 : 0
    return picked[facet].length > most
  })
  return !deep && price === null && servicePoint === null
}
