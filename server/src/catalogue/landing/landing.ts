import type { LandingType } from '@pito/contracts/values/landing'
import type { TyreSeason } from '@pito/contracts/values/tyre-season'
import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { BrandName, ModelName } from '../name-store.ts'
import type { Category } from '../rules/categories.ts'
import type { Filters } from '../search-index/filters.ts'

interface Landed<Type extends LandingType> {
  readonly type: Type
  /**
   * The name that the menu and the landing texts refer to, such as summer, 205-55R16 or
   * nokian-tyres/hakkapeliitta-10.
   */
  readonly name: string
  /** The filters that select the tyres of the page. */
  readonly filters: Filters
}

export type SeasonLanding = Landed<'tyre_season'> & { readonly season: TyreSeason }
export type CategoryLanding = Landed<'tyre_category'> & { readonly category: Category }
export type SizeLanding = Landed<'tyre_size'> & { readonly size: TyreSize }
export type BrandLanding = Landed<'brand'> & { readonly brand: BrandName }
export type ModelLanding = Landed<'model'> & { readonly brand: BrandName; readonly model: ModelName }

/** The subject of a landing page: a season, a category, a size, a brand or a model. */
export type Landing = SeasonLanding | CategoryLanding | SizeLanding | BrandLanding | ModelLanding
