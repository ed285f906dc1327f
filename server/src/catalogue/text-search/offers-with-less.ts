import type { Filters } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { searchFilters, totalOf } from './search-filters.ts'
import { withoutPieces } from './typed-text.ts'
import type { Understanding } from './understand.ts'
import { understand } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

const mostOffers = 3
const mostTried = 6

/**
 * Returns searches with one part less that find something, the largest result first. They are offered when the whole
 * search finds nothing.
 */
export function offersWithLess(
  { typed, parts }: Pick<Understanding, 'typed' | 'parts'>,
  sidebar: { sidebar: Filters; now: Date },
  { index, vocabulary }: { index: SearchIndex; vocabulary: Vocabulary },
) {
  const queries = new Set(parts.slice(0, mostTried).map(({ pieces }) => withoutPieces(typed, pieces)))
  const offers = [...queries].map((query) => {
    const { filters } = searchFilters(index, understand(query, vocabulary), sidebar)
    return { query, total: filters ? totalOf(index, filters) : 0 }
  })
  return offers
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, mostOffers)
}
