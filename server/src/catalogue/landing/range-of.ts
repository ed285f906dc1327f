import type { LandingRange } from '@pito/contracts/landing'
import type { Catalogue } from '../catalogue.ts'
import type { Filters } from '../search-index/filters.ts'
import type { SizeCount } from '../search-index/size-counts.ts'

/** Counts in the search index the tyres, models, sizes and brands that match the filters. */
export function rangeOf({ index }: Catalogue, filters: Filters): LandingRange {
  const sizes = index.sizes(filters)
  const [least, most] = [sizes[0], sizes.at(-1)]
  const { models, brands, priceRange } = index.facets(filters, ['models', 'brands', 'priceRange'])
  const available = priceRange?.available ?? null
  // A facet is counted as if its own filter were not set. If the filters name models or brands, their number is
  // therefore the number of names.
  const { modelIds, brandIds } = filters
  return {
    tyres: tyresIn(sizes),
    models: modelIds ? modelIds.length : models.length,
    sizes: sizes.length,
    brands: brandIds ? brandIds.length : brands.length,
    min_price: available && available.min / 100,
    max_price: available && available.max / 100,
    min_diameter: least ? inches(least) : null,
    max_diameter: most ? inches(most) : null,
  }
}

export function tyresIn(sizes: readonly SizeCount[]): number {
  return sizes.reduce((sum, { count }) => sum + count, 0)
}

export function inches({ diameter }: SizeCount): number {
  return diameter / 10
}
