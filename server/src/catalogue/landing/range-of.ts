import type { LandingRange } from '@pito/contracts/landing'
import type { Catalogue } from '../catalogue.ts'
import type { Filters } from '../search/filters.ts'

/** How much of something the shop has, counted in the index. */
export function rangeOf({ index }: Catalogue, filters: Filters): LandingRange {
  const sizes = index.sizes(filters)
  const { models, brands, priceRange } = index.facets(filters, ['models', 'brands', 'priceRange'])
  // A facet counts as if its own filter were not set: what is chosen is one.
  const { modelIds, brandIds } = filters
  return {
    tyres: sizes.reduce((sum, { count }) => sum + count, 0),
    models: modelIds ? modelIds.length : models.length,
    sizes: sizes.length,
    brands: brandIds ? brandIds.length : brands.length,
    min_price: priceRange && priceRange.min / 100,
    max_price: priceRange && priceRange.max / 100,
    min_diameter: inches(sizes[0]),
    max_diameter: inches(sizes.at(-1)),
  }
}

function inches(size: { readonly diameter: number } | undefined): number | null {
  return size ? size.diameter / 10 : null
}
