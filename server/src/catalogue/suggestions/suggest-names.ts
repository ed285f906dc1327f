import type { SearchSuggestion } from '@pito/contracts/search'
import { landingPath } from '@pito/contracts/values/landing'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Catalogue } from '../catalogue.ts'
import { foldText } from '../find/fold-text.ts'
import type { Understanding } from '../find/understand.ts'
import type { ModelName } from '../name-store.ts'

const mostNames = 3

/** Suggests the brands that are named or begin as typed, and then the most popular of the models that all words name. */
export function suggestNames(
  { typed: { folded }, parts, models }: Understanding,
  catalogue: Catalogue,
): SearchSuggestion[] {
  const namesBrandsOnly = !parts.some(({ kind }) => kind === 'model')
  const brandIds = new Set(parts.flatMap(({ kind, ids }) => (kind === 'brand' && namesBrandsOnly ? ids : [])))
  const brands = [...catalogue.brands.values()]
    .filter(({ id, name }) => brandIds.has(id) || (folded !== '' && foldText(name).startsWith(folded)))
    .map((brand) => suggestionOf('brand', brand.name, brand.slug))
  const named = [...(models ?? [])].flatMap((id) => catalogue.models.get(id) ?? [])
  return [
    ...brands,
    ...named
      .sort((one, other) => other.popularity - one.popularity)
      .slice(0, mostNames)
      .flatMap((model) => modelSuggestion(model, catalogue)),
  ].slice(0, mostNames)
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
