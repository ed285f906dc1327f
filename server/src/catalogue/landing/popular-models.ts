import type { Catalogue } from '../catalogue.ts'
import type { ModelName } from '../name-store.ts'
import type { Filters } from '../search/filters.ts'

/** Lists the models with a tyre that matches the filters, the most popular first and equal ones by id. */
export function popularModels({ index, models }: Catalogue, filters: Filters): ModelName[] {
  const { modelIds, ...rest } = filters
  const found = modelIds ?? index.facets(rest, ['models']).models.map(({ value }) => value)
  return found
    .flatMap((id) => models.get(id) ?? [])
    .sort((one, other) => other.popularity - one.popularity || one.id - other.id)
}
