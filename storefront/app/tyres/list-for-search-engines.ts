import { formatEuro } from '@pito/contracts/values/format-euro'
import type { Language } from '@pito/contracts/values/locale'
import { breadcrumbOf, itemListOf } from '../page/linked-data.ts'
import { notIndexed } from '../page/page-meta.ts'
import type { HeadContext } from '../page/with-head.ts'
import { tyres } from '../words/tyres.ts'
import { listAddress } from './list/list-address.ts'
import { listLevels } from './list/list-levels.ts'
import type { ListState } from './list/list-state.ts'
import { facets, measures } from './list/list-state.ts'
import { listTitle } from './list/list-title.ts'
import { listHead as words } from './list-head-words.ts'
import type { ListData } from './load-list.ts'
import { tyreList } from './tyre-list-words.ts'

/** Search engines find the other tyres by their links. Each address that is named here adds to the HTML of the list. */
const mostNamed = 10

export function listHead(
  { state, total, options, optionsFailure, tyres: cards }: ListData,
  context: Pick<HeadContext, 'origin' | 'language'>,
) {
  const { language } = context
  const w = tyres[language]
  const title = listTitle(state, w)
  const crumbs = listLevels(state).map((level) => ({
    label: level.level === 'tyres' ? w.tyres : listTitle(level.state, w),
    href: listAddress(level.state, language),
  }))
  const description = { name: 'description', content: descriptionOf({ total, options }, title, language) }
  const described = total > 0 && optionsFailure ? [] : [description]
  if (total === 0 || !isWorthIndexing(state)) return [...described, notIndexed]
  const items = cards.slice(0, mostNamed).map(({ tyre }) => ({ href: tyre.href }))
  return [
    ...described,
    breadcrumbOf(context, [{ label: w.home, href: '/' }, ...crumbs]),
    ...itemListOf(context, items),
  ]
}

type Described = Pick<ListData, 'total' | 'options'>

function descriptionOf({ total, options }: Described, title: string, language: Language): string {
  const w = words[language]
  if (total === 0) return w.none(title)
  const count = tyreList[language].count(total)
  const { fromCents } = options
  return fromCents === null ? w.soldOut(title, count) : w.description(title, count, formatEuro(fromCents))
}

/**
 * True for the lists that the sitemap names (server/src/catalogue/landing/list-landing-links.ts): all tyres of a
 * vehicle, and those of a season, a size or both. Brands have pages of their own, and deeper combinations are too many
 * and too similar to be indexed.
 */
function isWorthIndexing(state: ListState): boolean {
  const { vehicle, size, picked, price, flags, minStock, servicePoint, plate, car, priority } = state
  const isDeep = facets.some((facet) => picked[facet].length > (facet === 'tyre_season' ? 1 : 0))
  const known = measures.filter((measure) => size[measure] !== null)
  const isSized = known.length === measures.length && !size.rear
  const isNarrowed = known.length > 0 || picked.tyre_season.length > 0
  const isPlain = price === null && flags.length === 0 && minStock === null && servicePoint === null
  const isGuided = plate !== null || car !== null || priority !== null
  return (
    !isDeep && (known.length === 0 || isSized) && (vehicle !== null || !isNarrowed) && isPlain && !isGuided
  )
}
