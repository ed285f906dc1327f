import type { Filters } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { filtersOfParts, narrowed } from './filters-of-parts.ts'
import type { Topic } from './topics.ts'
import type { Part, Understanding } from './understand.ts'
import { productsIn } from './understand.ts'

/** The filters that result from a search text and the sidebar together. */
export interface SearchFilters {
  /** Null if the text names articles by number, or nothing that the shop sells. */
  readonly filters: Filters | null
  /** The load and speed indexes and markings that no tyre of the search has. They are left out of the filters. */
  readonly ignored: readonly Part[]
}

const droppable = { load_index: 'loadIndexes', speed_index: 'speedIndexes', marking: 'markings' } as const

/**
 * Returns the filters of a search. A load index, speed index or marking that would leave nothing is dropped. A load
 * index and the speed index typed with it are dropped together. Tyres are counted only for these, because a count over
 * all sizes takes a millisecond.
 */
export function searchFilters(
  index: SearchIndex,
  understanding: Understanding,
  { sidebar, now }: { sidebar: Filters; now: Date },
): SearchFilters {
  if (!listsTyres(understanding)) return { filters: null, ignored: [] }
  const meant = filtersOfParts(understanding, now)
  const ignored: Part[] = []
  let filters = narrowed(sidebar, {
    ...meant,
    loadIndexes: undefined,
    speedIndexes: undefined,
    markings: undefined,
  })
  const mayBeDropped = Map.groupBy(
    understanding.parts.filter(({ kind }) => Object.hasOwn(droppable, kind)),
    ({ kind, pieces }) => (kind === 'marking' ? kind : pieces.join(' ')),
  )
  const isEmpty = mayBeDropped.size > 0 && totalOf(index, filters) === 0
  for (const [, parts] of mayBeDropped) {
    const names = parts.map(({ kind }) => droppable[kind as keyof typeof droppable])
    const further = narrowed(filters, Object.fromEntries(names.map((name) => [name, meant[name]])))
    if (isEmpty || totalOf(index, further) > 0) filters = further
    else ignored.push(...parts)
  }
  return { filters, ignored }
}

/**
 * Returns whether a text has filters. Articles that are named by an EAN or EPREL number are listed without the index,
 * words such as "tyres for" would list all tyres of the shop, and there are none for a vehicle that it does not serve.
 * The size of goods that are not tyres is no size of tyres: "rims 17". An order, such as "cheap tyres", lists all tyres
 * only if nothing else was typed. Words such as "in stock" narrow a list but name no tyre.
 */
function listsTyres({ parts, vehicles, topics, notFound }: Understanding): boolean {
  const names = (kind: Topic['kind']) =>
    topics.some(({ topic, isAlsoName }) => topic.kind === kind && !isAlsoName)
  if (productsIn({ parts }).length > 0 || names('unserved')) return false
  if (names('unsold') && parts.every(({ kind }) => kind === 'size' || kind === 'diameter')) return false
  const namesTyres = ({ kind, value }: Part) =>
    kind !== 'filler' && kind !== 'order' && !(kind === 'feature' && value === 'in-stock')
  if (parts.some(namesTyres)) return true
  const isBesides = ({ topic }: (typeof topics)[number]) => topic.kind !== 'ignored'
  const hasMore = vehicles.length + notFound.length > 0 || topics.some(isBesides)
  return !hasMore && parts.some(({ kind }) => kind === 'order')
}

export function totalOf(index: SearchIndex, filters: Filters): number {
  return index.query(filters, { by: 'popularity', order: 'desc' }, { page: 1, perPage: 1 }).total
}
