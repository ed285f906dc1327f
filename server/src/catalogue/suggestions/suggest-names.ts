import type { SearchSuggestion } from '@pito/contracts/search'
import { landingPath } from '@pito/contracts/values/landing'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Catalogue } from '../catalogue.ts'
import type { ModelName } from '../name-store.ts'
import { foldText } from '../text-search/fold-text.ts'
import { searchFilters } from '../text-search/search-filters.ts'
import type { Understanding } from '../text-search/understand.ts'

const mostNames = 3

/**
 * Suggests the brands that are named or begin as typed, and then the most popular of the models that all words name. A
 * text with further parts, such as a season, suggests only models of which tyres have these. It suggests no brand,
 * because the page of a brand lists its tyres of all seasons.
 */
export function suggestNames(
  understanding: Understanding,
  catalogue: Catalogue,
  now: Date,
): SearchSuggestion[] {
  const { parts, models } = understanding
  const isNarrowed = parts.some(({ kind }) => !['brand', 'model', 'filler', 'order'].includes(kind))
  const possible = isNarrowed && models ? modelsOf(understanding, catalogue, now) : models
  const named = [...(possible ?? [])].flatMap((id) => catalogue.models.get(id) ?? [])
  return [
    ...(isNarrowed ? [] : brandsNamed(understanding, catalogue)),
    ...named
      .sort((one, other) => other.popularity - one.popularity)
      .slice(0, mostNames)
      .flatMap((model) => modelSuggestion(model, catalogue)),
  ].slice(0, mostNames)
}

function brandsNamed({ typed: { folded }, parts }: Understanding, { brands }: Catalogue): SearchSuggestion[] {
  const namesBrandsOnly = !parts.some(({ kind }) => kind === 'model')
  const brandIds = new Set(parts.flatMap(({ kind, ids }) => (kind === 'brand' && namesBrandsOnly ? ids : [])))
  return [...brands.values()]
    .filter(({ id, name }) => brandIds.has(id) || (folded !== '' && foldText(name).startsWith(folded)))
    .map((brand) => suggestionOf('brand', brand.name, brand.slug))
}

/** Returns the models of the tyres that the text means. */
function modelsOf(understanding: Understanding, { index }: Catalogue, now: Date): number[] {
  const { filters } = searchFilters(index, understanding, { sidebar: {}, now })
  if (!filters) return []
  const { models } = index.facets(filters, ['models'])
  // A dimension ignores its own filter, so the models that the text names are chosen here.
  const named = filters.modelIds ? new Set(filters.modelIds) : understanding.models
  return models.flatMap(({ value }) => (named?.has(value) ? value : []))
}

function modelSuggestion(model: ModelName, { brands }: Catalogue): SearchSuggestion[] {
  const brand = brands.get(model.brandId)
  return brand ? [suggestionOf('model', tyreName(brand.name, model.name), `${brand.slug}/${model.slug}`)] : []
}

function suggestionOf(type: 'brand' | 'model', label: string, name: string): SearchSuggestion {
  return {
    group: 'names',
    label,
    link_fi: landingPath(type, name, 'fi'),
    link_en: `${landingPath(type, name, 'en')}?lang=en`,
    price_for_four: null,
  }
}
