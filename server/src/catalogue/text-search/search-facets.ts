import type { Facets } from '../search-index/facets.ts'
import type { Filters } from '../search-index/filters.ts'
import type { SearchIndex } from '../search-index/search-index.ts'
import { searchFilters } from './search-filters.ts'
import { understand } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

interface SearchText {
  readonly text: string
  readonly isAsTyped: boolean
}

const nothing: Filters = { modelIds: [0] }

/**
 * Returns the filters of a search together with those of the sidebar, and a function that removes counted values which
 * the words typed exclude. A filter does not narrow its own options, but the words typed do.
 */
export function filtersOfSearch(
  { index, vocabulary }: { index: SearchIndex; vocabulary: Vocabulary },
  { text, isAsTyped }: SearchText,
  { sidebar, now }: { sidebar: Filters; now: Date },
) {
  const understanding = understand(text, vocabulary, { isAsTyped })
  const meant = searchFilters(index, understanding, { sidebar: {}, now }).filters ?? nothing
  const filters = searchFilters(index, understanding, { sidebar, now }).filters ?? nothing
  const narrow = <Counted extends Partial<Facets>>(counted: Counted): Counted => ({
    ...counted,
    ...(counted.brands && { brands: among(counted.brands, meant.brandIds) }),
    ...(counted.seasons && { seasons: among(counted.seasons, meant.seasonIds) }),
    ...(counted.vehicleTypes && {
      vehicleTypes: among(counted.vehicleTypes, meant.vehicleType ? [meant.vehicleType] : undefined),
    }),
    ...(counted.loadIndexes && { loadIndexes: among(counted.loadIndexes, meant.loadIndexes) }),
    ...(counted.fuel && { fuel: among(counted.fuel, meant.fuel) }),
    ...(counted.wet && { wet: among(counted.wet, meant.wet) }),
    ...(counted.noiseClasses && { noiseClasses: among(counted.noiseClasses, meant.noiseClasses) }),
    ...(counted.noiseValues && { noiseValues: among(counted.noiseValues, meant.noiseValues) }),
    ...(counted.speedIndexes && { speedIndexes: among(counted.speedIndexes, meant.speedIndexes) }),
  })
  return { filters, narrow }
}

function among<Value, Counted extends { readonly value: Value }>(
  counts: readonly Counted[],
  values: readonly Value[] | undefined,
): readonly Counted[] {
  return values ? counts.filter(({ value }) => values.includes(value)) : counts
}
