import type { Catalogue } from '../catalogue.ts'
import type { ModelName } from '../name-store.ts'
import type { Filters } from '../search-index/filters.ts'

/**
 * Lists the models that have a tyre which matches the filters. The most popular come first; equally popular models
 * are ordered by id.
 */
export function popularModels({ index, models }: Catalogue, filters: Filters): ModelName[] {
  const { modelIds, ...rest } = filters
  const found = modelIds ?? index.facets(rest, ['models']).models.map(({ value }) => value)
  return found
    .flatMap((id) => models.get(id) ?? [])
    .sort((one, other) => other.popularity - one.popularity || one.id - other.id)
}
