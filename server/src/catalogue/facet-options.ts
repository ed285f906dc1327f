import { seasonsFor } from '@pito/contracts/values/tyre-season'
import { allVehicles, vehicleTypes } from '@pito/contracts/values/vehicle-type'
import type { Catalogue } from './catalogue.ts'
import { brandOf, modelOf } from './product-of.ts'
import type { Count, Facets } from './search-index/facets.ts'

/** Turns counted values into the options of the filters. */
export const optionsOf = {
  texts: (counts: readonly Count<string>[]) => [...counts],

  numbers: (counts: readonly Count<number>[], parts = 1) =>
    counts.map(({ value, count }) => ({ value: value / parts, count })),

  /** Returns all four vehicle types, even those with a count of zero, because each is a tab above the list. */
  vehicleTypes(counts: Facets['vehicleTypes']) {
    const byId = new Map(counts.map(({ value, count }) => [value, count]))
    return vehicleTypes.map((type) => ({ ...type, count: byId.get(type.id) ?? 0 }))
  },

  /** Returns all five seasons, even those of which no tyre is in stock. For trucks studded tyres are left out. */
  seasons(counts: Facets['seasons'], vehicleType: number | undefined) {
    const byId = new Map(counts.map(({ value, count }) => [value, count]))
    return seasonsFor(vehicleType ?? allVehicles).map((season) => ({
      ...season,
      count: byId.get(season.id) ?? 0,
    }))
  },

  brands: ({ brands }: Catalogue, counts: Facets['brands']) =>
    counted(brands, counts, (brand, count) => ({ ...brandOf(brand), count })),

  models: ({ models }: Catalogue, counts: Facets['models']) =>
    counted(models, counts, (model, count) => ({ ...modelOf(model), brand_id: model.brandId, count })),
}

/** Returns the options of the counted values in the order of `all`. */
function counted<Named, Option>(
  all: ReadonlyMap<number, Named>,
  counts: readonly Count<number>[],
  optionOf: (named: Named, count: number) => Option,
): Option[] {
  const byId = new Map(counts.map(({ value, count }) => [value, count]))
  const options: Option[] = []
  for (const [id, named] of all) {
    const count = byId.get(id)
    if (count !== undefined) options.push(optionOf(named, count))
  }
  return options
}
