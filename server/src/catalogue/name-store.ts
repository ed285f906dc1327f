import type { TyreSize } from '@pito/contracts/values/tyre-size'
import type { Sql } from '../platform/database/sql.ts'

export interface BrandName {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly imagePath: string | null
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
}

interface CatalogueNames {
  readonly brands: readonly BrandName[]
  readonly models: readonly ModelName[]
  readonly sizes: readonly TyreSize[]
}

/** Reads the names in the catalogue, whether or not any tyre has them. */
export async function readNames(sql: Sql): Promise<CatalogueNames> {
  const brands = await sql<BrandName>`select id, name, slug, image_path as "imagePath" from brand`
  const models = await sql<ModelName>`
    select id, brand_id as "brandId", season_id as "seasonId", name, name_fi as "nameFi", slug, picture, popularity
    from model`
  const sizes = await sql<TyreSize>`
    select distinct width::float8, aspect as "aspectRatio", diameter::float8 from tyre_size`
  return { brands, models, sizes }
}
