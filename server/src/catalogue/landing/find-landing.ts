import { brandKey } from '@pito/contracts/values/brand-key'
import { seasonOf, tyreSeasons } from '@pito/contracts/values/tyre-season'
import { landingOfSize, sizeOfLanding } from '@pito/contracts/values/tyre-size'
import { vehicleTypeOf } from '@pito/contracts/values/vehicle-type'
import type { Catalogue } from '../catalogue.ts'
import type { BrandName, ModelName } from '../name-store.ts'
import { allCategories } from '../rules/categories.ts'
import { findByName } from '../rules/find-by-name.ts'
import { indexedSize } from '../rules/indexed-size.ts'
import type {
  BrandLanding,
  CategoryLanding,
  Landing,
  ModelLanding,
  SeasonLanding,
  SizeLanding,
} from './landing.ts'

/**
 * Finds the landing page that a name in a URL refers to, in either language. Returns undefined if the shop does not
 * know the name.
 */
export const findLanding = {
  season(text: string): SeasonLanding | undefined {
    const season =
      seasonOf(text) ??
      tyreSeasons.find(({ name, name_fi }) => [name, name_fi].map(brandKey).includes(brandKey(text)))
    return (
      season && { type: 'tyre_season', name: season.slug_en, filters: { seasonIds: [season.id] }, season }
    )
  },

  category(text: string): CategoryLanding | undefined {
    const id = vehicleTypeOf(text)?.id
    const category = allCategories.find(
      ({ id: own, name_en, name_fi }) =>
        own === id || [name_en, name_fi].map(brandKey).includes(brandKey(text)),
    )
    return (
      category && {
        type: 'tyre_category',
        name: category.slug_en,
        filters: { vehicleType: category.vehicle_type },
        category,
      }
    )
  },

  /** Finds the page of a size. It accepts 205-55R16 as in URLs and 205/55 R16 as people write it. */
  size(catalogue: Catalogue, text: string): SizeLanding | undefined {
    const size = sizeOfLanding(text.replaceAll(/\s/g, '').replace('/', '-'))
    if (!size || !catalogue.hasSize(landingOfSize(size))) return undefined
    return { type: 'tyre_size', name: landingOfSize(size), filters: indexedSize(size), size }
  },

  brand(catalogue: Catalogue, text: string): BrandLanding | undefined {
    const brand = findBrand(catalogue, text)
    return brand && { type: 'brand', name: brand.slug, filters: { brandIds: [brand.id] }, brand }
  },

  model(catalogue: Catalogue, brandText: string, text: string): ModelLanding | undefined {
    const brand = findBrand(catalogue, brandText)
    const own = [...catalogue.models.values()].filter(({ brandId }) => brandId === brand?.id)
    const model = findByName(text, own) ?? (brand && catalogue.modelFormerly(brand.id, text))
    const maker = model && catalogue.brands.get(model.brandId)
    return maker && landingOfModel(maker, model)
  },
}

/** A brand is found by a former slug too, and its page then redirects to the present one. */
function findBrand(catalogue: Catalogue, text: string): BrandName | undefined {
  return findByName(text, catalogue.brands.values()) ?? catalogue.brandFormerly(text)
}

/** Finds the landing page of a type by its name. A model is named as brand/model, or by its name alone. */
export function findLandingOfType(
  catalogue: Catalogue,
  type: string,
  text: string,
  brand: string | undefined,
): Landing | undefined {
  switch (type) {
    case 'tyre_season':
      return findLanding.season(text)
    case 'tyre_category':
      return findLanding.category(text)
    case 'tyre_size':
      return findLanding.size(catalogue, text)
    case 'brand':
      return findLanding.brand(catalogue, text)
    case 'model':
      return modelAlone(catalogue, text, brand)
    default:
      return undefined
  }
}

function modelAlone(catalogue: Catalogue, text: string, brand: string | undefined): ModelLanding | undefined {
  const [first = '', second] = text.split('/')
  if (second !== undefined) return findLanding.model(catalogue, first, second)
  if (brand !== undefined) return findLanding.model(catalogue, brand, text)
  const byPopularity = [...catalogue.models.values()].sort((one, other) => other.popularity - one.popularity)
  const model = findByName(text, byPopularity)
  const maker = model && catalogue.brands.get(model.brandId)
  return maker && landingOfModel(maker, model)
}

function landingOfModel(brand: BrandName, model: ModelName): ModelLanding {
  return {
    type: 'model',
    name: `${brand.slug}/${model.slug}`,
    filters: { modelIds: [model.id] },
    brand,
    model,
  }
}
