import type { Filters } from '../search/filters.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { filtersOfParts, narrowed } from './filters-of-parts.ts'
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
 * Returns the filters of a search. A load index, speed index or marking that would leave nothing is dropped. Tyres are
 * counted only for these, because a count over all sizes takes a millisecond.
 */
export function searchFilters(
  index: SearchIndex,
  understanding: Understanding,
  sidebar: Filters,
): SearchFilters {
  if (!listsTyres(understanding)) return { filters: null, ignored: [] }
  const meant = filtersOfParts(understanding)
  const ignored: Part[] = []
  let filters = narrowed(sidebar, {
    ...meant,
    loadIndexes: undefined,
    speedIndexes: undefined,
    markings: undefined,
  })
  const mayBeDropped = Object.entries(droppable).filter(([, filter]) => meant[filter] !== undefined)
  const isEmpty = mayBeDropped.length > 0 && totalOf(index, filters) === 0
  for (const [kind, filter] of mayBeDropped) {
    const further = narrowed(filters, { [filter]: meant[filter] })
    if (isEmpty || totalOf(index, further) > 0) filters = further
    else ignored.push(...understanding.parts.filter((part) => part.kind === kind))
  }
  return { filters, ignored }
}

/**
 * Returns whether a text has filters. Articles that are named by an EAN or EPREL number are listed without the index,
 * and a make or words such as "tyres for" would list all tyres of the shop.
 */
function listsTyres({ parts, makes }: Understanding): boolean {
  if (productsIn({ parts }).length > 0) return false
  return parts.some(({ kind }) => makes.length === 0 || kind !== 'filler')
}

export function totalOf(index: SearchIndex, filters: Filters): number {
  return index.query(filters, { by: 'popularity', order: 'desc' }, { page: 1, perPage: 1 }).total
}
