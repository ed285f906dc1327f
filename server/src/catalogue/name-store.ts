import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { Sql } from '../platform/database/sql.ts'
import { listedPicture } from './pictures/picture-store.ts'

export interface BrandName {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly imagePath: string | null
  readonly position: number
}

export interface ModelName {
  readonly id: number
  readonly brandId: number
  readonly seasonId: number
  readonly name: string
  readonly nameFi: string | null
  readonly slug: string
  readonly picture: string | null
  readonly popularity: number
  readonly axle: string | null
}

interface FormerSlug {
  /** `kuura` for a brand, and the id of the brand with the slug for a model: `12/tuisku-1`. */
  readonly key: string
  readonly id: number
}

interface CatalogueNames {
  readonly brands: readonly BrandName[]
  readonly models: readonly ModelName[]
  readonly sizes: readonly TyreSize[]
  readonly formerBrands: readonly FormerSlug[]
  readonly formerModels: readonly FormerSlug[]
}

/** Reads the names in the catalogue, whether or not any tyre has them. Archived brands and models have no pages. */
export async function readNames(sql: Sql): Promise<CatalogueNames> {
  const brands = await sql<BrandName>`
    select id, name, slug, image_path, position from brand where archived_at is null`
  const models = await sql<ModelName>`
    select id, brand_id, season_id, name, name_fi, slug,
      ${listedPicture} as picture, popularity, axle
    from model m where archived_at is null`
  const sizes = await sql<TyreSize>`
    select distinct width::float8, aspect as aspect_ratio, diameter::float8 from tyre_size`
  const formerBrands = await sql<FormerSlug>`select slug as key, brand_id as id from brand_former_slug`
  const formerModels = await sql<FormerSlug>`
    select brand_id || '/' || slug as key, model_id as id from model_former_slug`
  return { brands, models, sizes, formerBrands, formerModels }
}
