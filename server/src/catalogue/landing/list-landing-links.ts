import type { LandingType } from '@pito/contracts/values/landing'
import { landingPath } from '@pito/contracts/values/landing'
import { tyreSeasons } from '@pito/contracts/values/tyre-season'
import { landingOfSize } from '@pito/contracts/values/tyre-size'
import { allVehicles, vehicleTypes } from '@pito/contracts/values/vehicle-type'
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
    ...vehicleTypes.filter(({ id }) => id !== allVehicles).flatMap((vehicle) => listsOf(platform, vehicle)),
  ]
}

/**
 * Returns the URLs of the tyre lists that search engines may index: the tyres of a vehicle of one season, of one size
 * and of both. The page of a list says the same of itself (storefront/app/tyres/list-for-search-engines.ts).
 */
function listsOf(platform: Platform, { id, slug_fi, slug_en }: (typeof vehicleTypes)[number]): TwoLinks[] {
  const { index } = catalogueOf(platform)
  const queries = [null, ...tyreSeasons].flatMap((season) => {
    const filters = { vehicleType: id, ...(season && { seasonIds: [season.id] }) }
    const picked = season ? [`tyre_season=${season.name.replaceAll(' ', '+')}`] : []
    const sizes = index.sizes(filters).map(({ width, aspect, diameter }) => {
      const size = sizeOfIndexed({ width, aspect, diameter })
      return [`width=${size.width}`, `height=${size.aspectRatio}`, `diameter=${size.diameter}`, ...picked]
    })
    return sizes.length > 0 && season ? [picked, ...sizes] : sizes
  })
  return queries.map((fields) => {
    const query = fields.join('&')
    return { fi: `/renkaat/${slug_fi}?${query}`, en: `/tyres/${slug_en}?${query}` }
  })
}

/**
 * Returns the URLs of a landing page. The path does not determine the language, so the English URL names it in the
 * query.
 */
function linksOf(type: LandingType, name: string): TwoLinks {
  return { fi: landingPath(type, name, 'fi'), en: `${landingPath(type, name, 'en')}?lang=en` }
}
