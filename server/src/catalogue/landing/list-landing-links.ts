import type { LandingType } from '@pito/contracts/values/landing'
import { landingPath } from '@pito/contracts/values/landing'
import { tyreSeasons } from '@pito/contracts/values/tyre-season'
import { landingOfSize } from '@pito/contracts/values/tyre-size'
import type { Platform } from '../../platform/platform.ts'
import type { TwoLinks } from '../list-product-links.ts'
import { catalogueOf } from '../open-catalogue.ts'
import { allCategories } from '../rules/categories.ts'
import { sizeOfIndexed } from '../rules/indexed-size.ts'

/** Lists the URLs of all landing pages that have at least one tyre. Only the search index is read. */
export function listLandingLinks(platform: Platform): TwoLinks[] {
  const { index, brands, models } = catalogueOf(platform)
  const found = index.facets({}, ['seasons', 'brands', 'models', 'vehicleTypes'])
  const has = (counts: readonly { readonly value: number }[]) => new Set(counts.map(({ value }) => value))
  const [seasonIds, brandIds, modelIds, typeIds] = [
    has(found.seasons),
    has(found.brands),
    has(found.models),
    has(found.vehicleTypes),
  ]
  const sizes = index
    .sizes({})
    .map(({ width, aspect, diameter }) => landingOfSize(sizeOfIndexed({ width, aspect, diameter })))
  return [
    ...allCategories
      .filter(({ vehicle_type }) => typeIds.has(vehicle_type))
      .map(({ slug_en }) => linksOf('tyre_category', slug_en)),
    ...tyreSeasons
      .filter(({ id }) => seasonIds.has(id))
      .map(({ slug_en }) => linksOf('tyre_season', slug_en)),
    ...[...brands.values()].filter(({ id }) => brandIds.has(id)).map(({ slug }) => linksOf('brand', slug)),
    ...[...models.values()].flatMap(({ id, brandId, slug }) => {
      const brand = brands.get(brandId)
      return brand && modelIds.has(id) ? [linksOf('model', `${brand.slug}/${slug}`)] : []
    }),
    ...sizes.map((size) => linksOf('tyre_size', size)),
  ]
}

/**
 * Returns the URLs of a landing page. The path does not determine the language, so the English URL names it in the
 * query.
 */
function linksOf(type: LandingType, name: string): TwoLinks {
  return { fi: landingPath(type, name, 'fi'), en: `${landingPath(type, name, 'en')}?lang=en` }
}
