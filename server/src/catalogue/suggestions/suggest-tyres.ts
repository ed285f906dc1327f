import type { SearchSuggestion } from '@pito/contracts/search'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { tyreName } from '@pito/contracts/values/tyre-name'
import { sizeText } from '@pito/contracts/values/tyre-size'
import type { Catalogue } from '../catalogue.ts'
import { sizeOfIndexed } from '../rules/indexed-size.ts'
import { productLink } from '../rules/product-links.ts'
import { orderOfParts } from '../text-search/filters-of-parts.ts'
import { searchFilters } from '../text-search/search-filters.ts'
import type { Understanding } from '../text-search/understand.ts'
import { productsIn } from '../text-search/understand.ts'

const mostTyres = 3

/**
 * Suggests the tyres in stock that the text means, with the price of four: the most popular ones, or the first ones in
 * the order that the text asks for. For a vehicle none are suggested unless the text also names a size or a tyre, because
 * the others may not fit it.
 */
export function suggestTyres(
  understanding: Understanding,
  catalogue: Catalogue,
  now: Date,
): SearchSuggestion[] {
  const { filters } = searchFilters(catalogue.index, understanding, { sidebar: { minStock: 1 }, now })
  const products = productsIn(understanding)
  if (products.length > 0) return products.flatMap((id) => tyreSuggestion(id, catalogue))
  const namesTyres = understanding.models !== null || understanding.parts.some(({ kind }) => kind === 'size')
  if (!filters || (understanding.vehicles.length > 0 && !namesTyres)) return []
  const { ids } = catalogue.index.query(
    filters,
    { ...(orderOfParts(understanding) ?? { by: 'popularity', order: 'desc' }), setsFirst: true },
    { page: 1, perPage: mostTyres },
  )
  return ids.flatMap((id) => tyreSuggestion(id, catalogue))
}

function tyreSuggestion(id: number, { index, brands, models }: Catalogue): SearchSuggestion[] {
  const facts = index.factsOf(id)
  const brand = brands.get(facts?.brandId ?? 0)
  const model = models.get(facts?.modelId ?? 0)
  if (!facts || !brand || !model) return []
  const size = sizeOfIndexed(facts)
  const { marking, loadIndex, loadIndexDual, speedIndex } = facts
  const loads = loadIndexDual === null ? loadIndex : `${loadIndex}/${loadIndexDual}`
  const reinforced = (['XL', 'RF'] as const).find((word) => marking?.includes(word)) ?? null
  const sizeLabel = [sizeText(size, marking?.startsWith('C')), `${loads}${speedIndex}`, reinforced]
  const linked = {
    ...facts,
    id,
    vehicleTypeId: facts.vehicleType,
    width: size.width,
    diameter: size.diameter,
    brandSlug: brand.slug,
    modelSlug: model.slug,
    reinforced,
  } as const
  return [
    {
      group: 'tyres',
      label: [tyreName(brand.name, model.name), ...sizeLabel].filter(Boolean).join(' '),
      link_fi: productLink(linked, 'fi'),
      link_en: productLink(linked, 'en'),
      price_for_four: (fullSet * facts.priceCents) / 100,
    },
  ]
}
