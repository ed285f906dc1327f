import type { SearchSuggestion } from '@pito/contracts/search'
import { landingPath } from '@pito/contracts/values/landing'
import { tyreName } from '@pito/contracts/values/tyre-name'
import type { Catalogue } from '../catalogue.ts'
import type { Part, Understanding } from '../find/understand.ts'
import type { ModelName } from '../name-store.ts'

const mostNames = 3

/** Suggests the brands that are named, and then the most popular of the models that all words name. */
export function suggestNames({ parts, models }: Understanding, catalogue: Catalogue): SearchSuggestion[] {
  const brandIds = parts.flatMap((part) => (isNamedBrand(part, parts) ? part.ids : []))
  const brands = brandIds.flatMap((id) => {
    const brand = catalogue.brands.get(id)
    return brand ? [suggestionOf('brand', brand.name, brand.slug)] : []
  })
  const named = [...(models ?? [])].flatMap((id) => catalogue.models.get(id) ?? [])
  return [
    ...brands,
    ...named
      .sort((one, other) => other.popularity - one.popularity)
      .slice(0, mostNames)
      .flatMap((model) => modelSuggestion(model, catalogue)),
  ].slice(0, mostNames)
}

/** A brand is suggested while no word names a model. */
function isNamedBrand({ kind }: Part, parts: readonly Part[]): boolean {
  return kind === 'brand' && !parts.some((part) => part.kind === 'model')
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
