import type { AllFilters, getAllFilters } from '@pito/contracts/catalogue'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { oneLineOf } from '@pito/contracts/values/one-line-of'
import { mostValues } from '@pito/contracts/values/query-values'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import type { Catalogue } from './catalogue.ts'
import { optionsOf } from './facet-options.ts'
import { filtersOf } from './filters-of.ts'
import { mostCounted } from './most-counted.ts'
import { catalogueOf } from './open-catalogue.ts'
import { allCategories } from './rules/categories.ts'
import { allDimensions } from './search-index/all-dimensions.ts'
import { marks } from './search-index/article.ts'
import type { Dimension, Facets } from './search-index/facets.ts'
import type { Filters } from './search-index/filters.ts'
import { filtersOfSearch } from './text-search/search-facets.ts'

/** The dimensions that are not offered as filters: only the search and the lists of vehicles use them. */
const unlisted = ['markings', 'winterUse', ...marks, 'dotYears', 'reductionDays'] as const
type Listed = Exclude<Dimension, (typeof unlisted)[number]>
type Counted = Pick<Facets, Exclude<Listed, 'models'>> & Partial<Facets>
const listed = allDimensions.filter(
  (dimension): dimension is Listed => !unlisted.some((one) => one === dimension),
)
const allButModels = listed.filter((dimension) => dimension !== 'models')

/** Returns the options of all filters in the sidebar, which are counted in one pass over the index. */
export async function listAllFilters(
  ctx: Context,
  { models, q, as_typed, ...query }: Input<typeof getAllFilters>,
): Promise<Answer<typeof getAllFilters>> {
  const catalogue = catalogueOf(ctx.platform)
  const filters = await filtersOf(ctx, query)
  if (q !== undefined) {
    const search = { text: oneLineOf(q), isAsTyped: as_typed === '1' }
    const searched = filtersOfSearch(catalogue, search, { sidebar: filters, now: ctx.now })
    const counted = catalogue.index.facets(searched.filters, models === '1' ? listed : allButModels)
    return ok(optionsIn(catalogue, searched.narrow(counted), filters))
  }
  if (models === '1') return ok(optionsIn(catalogue, catalogue.index.facets(filters, listed), filters))
  const work = () => optionsIn(catalogue, catalogue.index.facets(filters, allButModels), filters)
  return ok(catalogue.options.remember(JSON.stringify(filters), work))
}

function optionsIn(catalogue: Catalogue, facets: Counted, { vehicleType }: Filters): AllFilters {
  const { min, max, available } = facets.priceRange ?? { min: 0, max: 0, available: null }
  return {
    min_price: min / 100,
    max_price: max / 100,
    from_price: available && available.min / 100,
    vehicle_types: optionsOf.vehicleTypes(facets.vehicleTypes),
    categories: [...allCategories],
    widths: optionsOf.numbers(facets.widths, 100),
    heights: optionsOf.numbers(facets.aspects),
    diameters: optionsOf.numbers(facets.diameters, 10),
    speed_indexes: optionsOf.texts(facets.speedIndexes),
    load_indexes: optionsOf.numbers(facets.loadIndexes),
    tyre_seasons: optionsOf.seasons(facets.seasons, vehicleType),
    brands: optionsOf.brands(catalogue, facets.brands),
    models: optionsOf.models(catalogue, mostCounted(facets.models ?? [], mostValues)),
    models_total: facets.models ? facets.models.length : null,
    truncated: (facets.models?.length ?? 0) > mostValues,
    fuel_efficiencies: optionsOf.texts(facets.fuel),
    wet_grips: optionsOf.texts(facets.wet),
    noise_classes: optionsOf.texts(facets.noiseClasses),
    noise_values: optionsOf.numbers(facets.noiseValues),
    licence_plate: null,
  }
}
