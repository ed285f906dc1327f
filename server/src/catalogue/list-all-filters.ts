import type { getAllFilters } from '@pito/contracts/catalogue'
import type { CatalogueFilters } from '@pito/contracts/catalogue-query'
import type { Answer } from '@pito/contracts/endpoint'
import type { Ctx } from '../platform/context.ts'
import { yes } from '../platform/http/calls.ts'
import { optionsOf } from './facet-options.ts'
import { filtersOf } from './filters-of.ts'
import { catalogueOf } from './open-catalogue.ts'
import { allCategories } from './rules/categories.ts'
import { allDimensions } from './search/all-dimensions.ts'

/** Everything the sidebar offers, in one walk over the index. */
export async function listAllFilters(
  ctx: Ctx,
  query: CatalogueFilters,
): Promise<Answer<typeof getAllFilters>> {
  const catalogue = catalogueOf(ctx.platform)
  const facets = catalogue.index.facets(await filtersOf(ctx, query), allDimensions)
  const { min, max } = facets.priceRange ?? { min: 0, max: 0 }
  return yes({
    min_price: min / 100,
    max_price: max / 100,
    vehicle_types: optionsOf.vehicleTypes(facets.vehicleTypes),
    categories: [...allCategories],
    widths: optionsOf.measures(facets.widths, 100),
    heights: optionsOf.measures(facets.aspects, 1),
    diameters: optionsOf.measures(facets.diameters, 10),
    speed_indexes: optionsOf.texts(facets.speedIndexes),
    load_indexes: optionsOf.texts(facets.loadIndexes),
    tyre_seasons: optionsOf.seasons(facets.seasons, query.vehicle_type),
    brands: optionsOf.brands(catalogue, facets.brands),
    models: optionsOf.models(catalogue, facets.models),
    fuel_efficiencies: optionsOf.texts(facets.fuel),
    wet_grips: optionsOf.texts(facets.wet),
    noise_classes: optionsOf.texts(facets.noiseClasses),
    noise_values: optionsOf.texts(facets.noiseValues),
    licence_plate: null,
  })
}
